const lastInLine = new Map<string, Promise<unknown>>()

/** Work on one and the same thing, one after another within this process; a failure does not hold up the next. */
export async function runExclusive<Result>(
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = lastInLine.get(key) ?? Promise.resolve()
  const mine = before.then(work, work)
  lastInLine.set(key, mine)
  try {
    return await mine
  } finally {
    if (lastInLine.get(key) === mine) lastInLine.delete(key)
  }
}
