import { expect, test } from 'vitest'

import { limitsOf } from '@/fonts/workers/font-worker-process'

import { TempFolder } from '../masters'

const MEGABYTE = 1024 * 1024

test.each([
  [{ kind: 'inspect' }, 15],
  [{ kind: 'derive', out: 'out.woff', recipe: 'woff' }, 40],
] as const)('%j of two megabytes may take %d seconds', async (job, seconds) => {
  using folder = new TempFolder()
  const master = folder.file('two-megabytes.ttf', Buffer.alloc(2 * MEGABYTE))

  expect(await limitsOf({ ...job, master })).toEqual({ seconds, residentBytes: 800 * MEGABYTE })
})

test('a family is given time for all of its masters', async () => {
  using folder = new TempFolder()
  const master = folder.file('one-megabyte.ttf', Buffer.alloc(MEGABYTE))
  const cut = { master, weight: 400, slope: 'upright', coordinates: {} } as const
  const line = { text: 'Fount', lang: 'en', dir: 'ltr', interfaceFont: master } as const
  const { seconds } = await limitsOf({ kind: 'measure', ...line, cuts: [cut, cut, cut] })

  expect(seconds).toBe(45)
})
