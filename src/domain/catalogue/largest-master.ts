/** Bytes of the largest font file the shop takes. */
export const LARGEST_MASTER = 32 * 1024 * 1024
