import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { readDownload, signDownload } from '@/delivery/download-token'

const NOW = new Date('2026-11-21T12:00:00Z')
const SOON = new Date('2026-11-21T12:15:00Z')
const SECRET = 'a secret of the shop'
const TOKEN = signDownload({ grant: '42', what: 'licence', expiresAt: SOON }, SECRET)

test('a token opens what it was signed for', () => {
  expect(readDownload(TOKEN, NOW, [SECRET])).toEqual({ kind: 'ok', grant: '42', what: 'licence' })
})

test('a token that does not say what opens the archive', () => {
  const token = signDownload({ grant: '42', expiresAt: SOON }, SECRET)
  expect(readDownload(token, NOW, [SECRET])).toEqual({ kind: 'ok', grant: '42', what: 'archive' })
})

test('a token ends on the second it was promised', () => {
  const before = new Date(SOON.getTime() - 1)
  const kinds = [before, SOON].map((now) => readDownload(TOKEN, now, [SECRET]).kind)
  expect(kinds).toEqual(['ok', 'expired'])
})

test('an expired token still tells whose it was, so that a fresh one can be offered', () => {
  expect(readDownload(TOKEN, SOON, [SECRET])).toEqual({
    kind: 'expired',
    grant: '42',
    what: 'licence',
  })
})

test('a token is fit for an address', () => {
  expect(TOKEN).toMatch(/^[\w-]+\.[\w-]{43}$/)
})

const [TEXT = '', SIGNATURE = ''] = TOKEN.split('.')
const LATER = Buffer.from('["42","licence",9999999999]').toString('base64url')

test.each([
  ['nothing', ''],
  ['a dot', '.'],
  ['a text without signature', TEXT],
  ['an empty signature', `${TEXT}.`],
  ['a later end under the old signature', `${LATER}.${SIGNATURE}`],
  ['a changed signature', `${TEXT}.${SIGNATURE.slice(0, -2)}AA`],
  ['a longer signature', `${TOKEN}A`],
  ['a signature of the same bytes spelt otherwise', `${TOKEN}=`],
  ['a third part', `${TOKEN}.${SIGNATURE}`],
  ['another secret', signDownload({ grant: '42', expiresAt: SOON }, 'other')],
  ['the secret itself as key', `${TEXT}.${bareSignature(TEXT)}`],
  ['a path', '../../etc/passwd'],
  ['a very long text', `${'A'.repeat(5000)}.${SIGNATURE}`],
])('%s is forged', (_, token) => {
  expect(readDownload(token, NOW, [SECRET])).toEqual({ kind: 'forged' })
})

test('an empty secret signs nothing and reads nothing', () => {
  expect(() => signDownload({ grant: '42', expiresAt: SOON }, '')).toThrow('empty secret')
  expect(() => readDownload(TOKEN, NOW, [''])).toThrow('empty secret')
})

function bareSignature(text: string): string {
  return createHmac('sha256', SECRET).update(text).digest('base64url')
}
