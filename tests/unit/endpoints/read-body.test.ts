import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { readPanelForm } from '@/endpoints/read-body'

function read(body: BodyInit, headers: HeadersInit = {}) {
  const request = new Request('http://localhost', { method: 'POST', body, headers })
  return readPanelForm(request as unknown as PayloadRequest)
}

function parts(given: Record<string, string | Blob>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(given)) form.set(name, value)
  return form
}

const LOGIN = { email: 'a@example.org', password: 'four words' }

test.each<[string, BodyInit, HeadersInit]>([
  ['JSON', JSON.stringify(LOGIN), { 'content-type': 'application/json' }],
  ['parts', parts({ _payload: JSON.stringify(LOGIN) }), {}],
  [
    'parts, a file among them',
    parts({ _payload: JSON.stringify(LOGIN), file: new Blob(['x']) }),
    {},
  ],
])('a form of the panel is read from %s', async (_what, body, headers) => {
  expect(await read(body, headers)).toEqual(LOGIN)
})

test.each<[string, BodyInit, string]>([
  ['no JSON in it', parts({ _payload: '{' }), 'malformed'],
  ['a file in its place', parts({ _payload: new Blob([JSON.stringify(LOGIN)]) }), 'malformed'],
  ['nothing of the panel’s', parts({ email: 'a@example.org' }), 'malformed'],
  [
    'more than 256 KB',
    parts({ _payload: '{}', file: new Blob(['x'.repeat(300_000)]) }),
    'too_large',
  ],
])('parts with %s are refused', async (_what, body, code) => {
  await expect(read(body)).rejects.toMatchObject({ code })
})

test('parts without a mark between them, and half of one, are malformed', async () => {
  const type = (value: string) => ({ 'content-type': value })
  const half = '--b\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{}'

  await expect(read(half, type('multipart/form-data; b'))).rejects.toMatchObject({
    code: 'malformed',
  })
  await expect(read(half, type('multipart/form-data; boundary=b'))).rejects.toMatchObject({
    code: 'malformed',
  })
})
