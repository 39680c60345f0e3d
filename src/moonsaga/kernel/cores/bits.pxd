# Sets of up to 128 spaces. Interpreted, bits.py gives the same names for Python's own integers.
cdef extern from * nogil:
    """
    typedef unsigned __int128 moonsaga_u128;
    static inline int moonsaga_lowest(moonsaga_u128 x) {
        unsigned long long low = (unsigned long long) x;
        return low ? __builtin_ctzll(low) : 64 + __builtin_ctzll((unsigned long long) (x >> 64));
    }
    static inline int moonsaga_count(moonsaga_u128 x) {
        return __builtin_popcountll((unsigned long long) x) + __builtin_popcountll((unsigned long long) (x >> 64));
    }
    """
    ctypedef unsigned long long u128 "moonsaga_u128"
    const u128 ONE "((moonsaga_u128) 1)"
    const unsigned long long BIT "1ULL"
    int lowest_bit "moonsaga_lowest" (u128 x)
    int count_bits "moonsaga_count" (u128 x)
