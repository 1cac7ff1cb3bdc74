const MEGABYTE = 1024 * 1024

/**
 * What a process is started with so that fonts and archives, once dropped, go back to the system. glibc raises this
 * threshold (bytes) to the largest block that was ever freed, up to 32 MB, and from then on keeps blocks of that size:
 * a shop of 220 MB stayed at 250 to 580 MB after the same uploads. Other systems ignore the name.
 */
export const giveMemoryBack = { MALLOC_MMAP_THRESHOLD_: String(MEGABYTE) }
