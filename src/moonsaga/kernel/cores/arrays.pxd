# Arrays of a core that grow. Interpreted, arrays.py gives the same names for Python's lists.
cdef extern from * nogil:
    """
    #include <stdlib.h>
    #include <string.h>
    static inline void *moonsaga_more(void *held, size_t before, size_t wanted) {
        char *more = (char *) realloc(held, wanted);
        if (!more) abort();
        memset(more + before, 0, wanted - before);
        return more;
    }
    static inline int *moonsaga_more_ints(int *held, int before, int wanted) {
        return (int *) moonsaga_more(held, (size_t) before * sizeof(int), (size_t) wanted * sizeof(int));
    }
    static inline double *moonsaga_more_doubles(double *held, int before, int wanted) {
        return (double *) moonsaga_more(held, (size_t) before * sizeof(double), (size_t) wanted * sizeof(double));
    }
    static inline void moonsaga_give_back_ints(int *held) { free(held); }
    static inline void moonsaga_give_back_doubles(double *held) { free(held); }
    """
    int *more_ints "moonsaga_more_ints" (int *held, int before, int wanted)
    double *more_doubles "moonsaga_more_doubles" (double *held, int before, int wanted)
    void free_ints "moonsaga_give_back_ints" (int *held)
    void free_doubles "moonsaga_give_back_doubles" (double *held)
