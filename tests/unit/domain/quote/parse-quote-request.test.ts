import { expect, test } from 'vitest'
import { parseQuoteRequest } from '@/domain/quote/parse-quote-request'

const CLIENT = { cart_key: 'key', name: 'Ada Client', email: 'client@example.org' }

test.each([
  ['name', { name: '山田太郎' }],
  ['company', { company: 'محمد' }],
  ['licensee.name', { licensee: { kind: 'client', name: 'יעל כהן' } }],
])('a quote asks for %s in letters that its paper can print', (path, body) => {
  const parsed = parseQuoteRequest({ ...CLIENT, ...body })
  expect(parsed).toMatchObject({
    kind: 'invalid',
    fields: { [path]: expect.stringContaining('Latin, Greek or Cyrillic') },
  })
})

test('Greek and Cyrillic names stand on a quote as they are', () => {
  const parsed = parseQuoteRequest({ ...CLIENT, name: 'Ελένη', company: 'Стройтехника' })
  expect(parsed).toMatchObject({ request: { name: 'Ελένη', company: 'Стройтехника' } })
})
