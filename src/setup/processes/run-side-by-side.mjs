import { dropChildren } from './children.mjs'

/** Runs jobs in their order, a few at once. The first that fails ends those beside it; the rest never begin. */
export async function runSideBySide(jobs, atOnce) {
  const waiting = [...jobs]
  let failure = null

  async function work() {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      try {
        await job()
      } catch (error) {
        waiting.length = 0
        failure ??= error
        await dropChildren()
      }
    }
  }

  await Promise.all(Array.from({ length: atOnce }, work))
  if (failure) throw failure
}
