import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(globalThis, Symbol.for('fount.states'))
})

const onError = () => undefined

async function openClaims() {
  vi.resetModules()
  Reflect.deleteProperty(globalThis, Symbol.for('fount.states'))
  return import('@/platform/claims')
}

test('a claim is renewed every five seconds until its work ends, for longer than until the next time', async () => {
  vi.useFakeTimers()
  const { holdClaim } = await openClaims()
  const ends: number[] = []
  const claim = holdClaim({
    onError,
    renew: async (until) => ends.push(until.getTime() - Date.now()),
  })
  vi.advanceTimersByTime(11_000)
  claim[Symbol.dispose]()
  vi.advanceTimersByTime(20_000)

  expect(ends).toEqual([20_000, 20_000])
})

test('a process that ends waits for its work, gives back what does not end, and begins nothing new', async () => {
  const { handWorkOn, holdClaim, isStopping } = await openClaims()
  const given: string[] = []
  const claim = (name: string) =>
    holdClaim({ onError, renew: async () => {}, giveBack: async () => given.push(name) })
  const ending = claim('what ended')
  claim('what did not')
  holdClaim({ onError, renew: async () => {} })
  setTimeout(() => ending[Symbol.dispose](), 50)
  await handWorkOn(200)

  expect([given, isStopping()]).toEqual([['what did not'], true])
})

test('nothing is waited for where nothing is under way', async () => {
  const { handWorkOn } = await openClaims()
  const startedAt = Date.now()
  await handWorkOn(5_000)

  expect(Date.now() - startedAt).toBeLessThan(500)
})
