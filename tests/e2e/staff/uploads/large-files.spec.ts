import { createHash, randomBytes } from 'node:crypto'
import { expect } from '@playwright/test'
import { readFirstLogin } from '../../../support/e2e/staff/sign-in-as-staff'
import { test } from '../../../support/e2e/staff/staff-test'

// Next hands on the first ten megabytes of a body that passes its proxy, and says nothing of the rest.
test('a file of eleven megabytes arrives whole @commit', async ({ request, address }) => {
  const headers = { Origin: address }
  await request.post('/api/users/login', { data: readFirstLogin(), headers })
  const { id } = await (await request.post('/api/uploads', { headers })).json()
  const data = Buffer.concat([Buffer.from('OTTO\0\x0a', 'latin1'), randomBytes(11 * 1024 * 1024)])
  const sent = await request.post(`/api/uploads/${id}/files?name=Large.otf`, {
    data,
    headers: { ...headers, 'content-type': 'application/octet-stream' },
  })
  const { file } = await sent.json()

  expect(sent.status()).toBe(201)
  expect(file.sha256).toBe(createHash('sha256').update(data).digest('hex'))
  await request.delete(`/api/uploads/${id}`, { headers })
})
