import { expect, test } from 'vitest'
import { readResponse, sentenceOf, ShopAsks } from '@/admin/read-response'

function said(body: unknown): Promise<string> {
  return readResponse(Response.json(body, { status: 400 })).then(() => '', sentenceOf)
}

test('a refusal is said in its own sentence, of the shop’s endpoints and of Payload’s', async () => {
  const field = { message: 'The price is odd.', path: 'price' }
  expect([
    await said({ error: { code: 'invalid', message: 'Write why.' } }),
    await said({ errors: [{ message: 'You may not do this.' }] }),
    await said({ errors: [{ message: 'One field is invalid.', data: { errors: [field] } }] }),
    await said(null),
  ]).toEqual([
    'Write why.',
    'You may not do this.',
    'The price is odd.',
    'The shop did not answer as it should. Try again.',
  ])
})

test('what the shop asks first is no refusal', async () => {
  const response = Response.json({ questions: ['Is 4 € meant?'] }, { status: 409 })

  await expect(readResponse(response)).rejects.toEqual(new ShopAsks(['Is 4 € meant?']))
})
