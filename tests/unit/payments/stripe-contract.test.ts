import { expect, test } from 'vitest'
import { closeSpec } from '../../support/stripe/close-spec'
import { startStripeDouble } from '../../support/stripe/server/start-stripe-double'
import { startTee } from '../../support/stripe/server/start-tee'

test('closing a description shuts what is asked and leaves what is answered', () => {
  const object = { type: 'object', properties: { card: { type: 'object', properties: {} } } }
  const free = { type: 'object', additionalProperties: { type: 'string' }, properties: {} }
  const open = {
    paths: {
      '/v1/x': {
        post: { requestBody: { a: object, free }, parameters: [object], responses: object },
      },
    },
  }
  const card = { type: 'object', properties: {}, additionalProperties: false }
  const closed = { type: 'object', properties: { card }, additionalProperties: false }

  expect(JSON.parse(closeSpec(JSON.stringify(open)))).toEqual({
    paths: {
      '/v1/x': {
        post: { requestBody: { a: closed, free }, parameters: [closed], responses: object },
      },
    },
  })
})

test('a misspelt name within a request is refused before the double sees it', async () => {
  const double = await startStripeDouble()
  const tee = await startTee(double.base)
  const body = 'amount=1000&currency=eur&automatic_payment_methods[enabeld]=true'
  const answer = await fetch(`${tee.base}/v1/payment_intents`, {
    method: 'POST',
    body,
    headers: {
      authorization: 'Bearer sk_test_1',
      'content-type': 'application/x-www-form-urlencoded',
    },
  })
  await tee.stop()
  await double.stop()

  expect([answer.status, double.commands.intents()]).toEqual([400, []])
  expect(tee.violations.map(({ call }) => call)).toEqual(
    tee.watched ? ['POST /v1/payment_intents'] : [],
  )
})
