const queues = new Map<string, Promise<unknown>>()

/** Runs the work of one key one after another within this process; a failure does not stop the next. */
export async function runExclusive<Result>(
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const previous = queues.get(key) ?? Promise.resolve()
  const current = previous.then(work, work)
  queues.set(key, current)
  try {
    return await current
  } finally {
    if (queues.get(key) === current) queues.delete(key)
  }
}
