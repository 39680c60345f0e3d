from moonsaga.kernel.cores.bits cimport u128

cdef class Board:
    # the grid
    cdef signed char kind[1024]
    cdef signed char tile[1024]
    cdef signed char found[1024]
    # spaces
    cdef u128 ground
    cdef u128 storm
    cdef u128 steps[91]
    cdef int cell_of_space[91]
    # building sites
    cdef u128 around[24]
    cdef int site_beside[546]
    cdef int limit[24]
    cdef int cell_of_site[24]
    cdef int capitals
    cdef int temple[12]
    # features
    cdef u128 zone[9]
    cdef u128 pyramid[2]
    cdef u128 lighthouse
    cdef int corner[9]
    cdef readonly int spaces
    cdef readonly int sites
    cdef readonly int zones
    cdef readonly int pyramids
    cdef readonly int top
    cdef readonly int left
    cdef object names
    cdef public object plan

cdef void lay_large(Board b, int middle, int letter, int turn) noexcept
cdef void lay_small(Board b, int sort, int cell, int turn) noexcept
cdef bint fits(Board b, int sort, int cell, int turn) noexcept
cdef bint holds_together(Board b) noexcept
cdef void number_cells(Board b) noexcept
cdef void set_corner(Board b, int feature, int first, int second, int third) noexcept
