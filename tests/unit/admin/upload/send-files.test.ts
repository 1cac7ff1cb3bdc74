import { afterEach, expect, test, vi } from 'vitest'
import { hasConfirmed, sendFiles, withConfirmed } from '@/admin/upload/use-upload'

afterEach(() => vi.unstubAllGlobals())

const REFUSALS: Record<string, () => Response> = {
  'Huge.ttf': () => Response.json({ error: { message: 'Larger than 32 MB.' } }, { status: 413 }),
  'Late.ttf': () => Response.json({ error: { message: 'Carried out.' } }, { status: 409 }),
}

test('each file ends as sent, as listed by the shop or as unsent, and none stops the others', async () => {
  vi.stubGlobal('fetch', async (address: string) => {
    const name = new URL(address, 'http://localhost').searchParams.get('name') ?? ''
    const refusal = REFUSALS[name]
    return refusal ? refusal() : Response.json({ file: { name } }, { status: 201 })
  })
  const calls: string[] = []
  const files = ['Huge.ttf', 'Late.ttf', 'Good.ttf', 'Fine.ttf'].map((name) => new File([], name))
  await sendFiles('7', files, {
    onSent: ({ name }) => calls.push(`sent ${name}`),
    onListed: () => calls.push('listed'),
    onUnsent: ({ file, why }) => calls.push(`unsent ${file.name}: ${why}`),
  })

  expect(calls.toSorted()).toEqual([
    'listed',
    'sent Fine.ttf',
    'sent Good.ttf',
    'unsent Late.ttf: Carried out.',
  ])
})

test('a tick to replace masters is of those very files, and of no others of the same number', () => {
  const family = { foreign_masters: ['file-1 regular', 'file-2 bold'] }
  const ticked = withConfirmed(new Set(), family, { isTicked: true })
  const isConfirmed = (...foreign: string[]) => hasConfirmed(ticked, { foreign_masters: foreign })

  expect(hasConfirmed(new Set(), family)).toBe(false)
  expect(hasConfirmed(ticked, family)).toBe(true)
  expect(isConfirmed()).toBe(true)
  // Of another upload, at another style, or one more.
  expect(isConfirmed('file-3 regular', 'file-4 bold')).toBe(false)
  expect(isConfirmed('file-1 bold', 'file-2 regular')).toBe(false)
  expect(isConfirmed(...family.foreign_masters, 'file-3 black')).toBe(false)
  expect(hasConfirmed(withConfirmed(ticked, family, { isTicked: false }), family)).toBe(false)
})
