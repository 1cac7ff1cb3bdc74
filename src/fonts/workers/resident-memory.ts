import { readFileSync } from 'node:fs'

const PAGE_IN_BYTES = 4096

/** Bytes of memory a process holds; 0 where the system does not say (then the heap limit alone stands guard). */
export function residentMemoryOf(pid: number): number {
  try {
    const [, residentPages] = readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')
    return Number(residentPages) * PAGE_IN_BYTES
  } catch {
    return 0
  }
}
