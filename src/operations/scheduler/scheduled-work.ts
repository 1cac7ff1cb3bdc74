import { AsyncLocalStorage } from 'node:async_hooks'

declare global {
  // A built shop holds this file more than once.
  var fountScheduledWork: AsyncLocalStorage<true> | undefined
}

function store(): AsyncLocalStorage<true> {
  return (globalThis.fountScheduledWork ??= new AsyncLocalStorage<true>())
}

/** What is saved meanwhile was saved by the schedule, whoever set it. */
export function asScheduled<Result>(work: () => Promise<Result>): Promise<Result> {
  return store().run(true, work)
}

export function isScheduled(): boolean {
  return store().getStore() === true
}
