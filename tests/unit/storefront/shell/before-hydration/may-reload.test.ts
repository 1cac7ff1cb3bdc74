import { afterEach, expect, test, vi } from 'vitest'
import { mayReload } from '@/storefront/shell/before-hydration/may-reload'

const NOW = 1_800_000_000_000

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a path reloads once, and once more when ten seconds have passed', () => {
  const storage = startBrowser()

  const answers = [0, 100, 9_999, 10_000, 19_999, 20_000].map((later) => {
    loadAt(NOW + later)
    return mayReload('/explore')
  })

  expect(answers).toEqual([true, false, false, true, false, true])
  expect([...storage.keys()]).toEqual(['fount.reloaded /explore'])
})

test('each path counts for itself', () => {
  startBrowser()
  loadAt(NOW)

  expect([mayReload('/explore'), mayReload('/'), mayReload('/explore')]).toEqual([
    true,
    true,
    false,
  ])
})

test('a load that a reload began never reloads again, however slowly it fails', () => {
  startBrowser()
  loadAt(NOW)
  mayReload('/explore')
  loadAt(NOW + 50)
  vi.setSystemTime(NOW + 600_000)

  expect(mayReload('/explore')).toBe(false)
})

test.each([
  ['refuses to be touched', {}],
  ['refuses to write', { getItem: nothing }],
  ['forgets at once', { getItem: nothing, setItem: nothing }],
])('a storage that %s loads nothing afresh', (_, sessionStorage) => {
  vi.stubGlobal('sessionStorage', sessionStorage)
  loadAt(NOW)

  expect(mayReload('/explore')).toBe(false)
})

function nothing(): null {
  return null
}

function startBrowser(): Map<string, string> {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string): string | null => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  })
  return stored
}

function loadAt(time: number): void {
  vi.useFakeTimers({ now: time, toFake: ['Date'] })
  vi.stubGlobal('performance', { timeOrigin: time })
}
