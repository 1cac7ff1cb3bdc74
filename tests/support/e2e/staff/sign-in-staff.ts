import { readFileSync } from 'node:fs'
import { type APIRequestContext, expect } from '@playwright/test'

const LOGIN = process.env.FOUNT_TEST_LOGIN ?? 'data/test/run/first-staff-login.txt'

/** Staff over REST, from the shop's own origin. */
export async function signInStaff(request: APIRequestContext, origin: string) {
  const [email, password] = readFileSync(LOGIN, 'utf8').trim().split('\n')
  const headers = { Origin: origin }
  await request.post('/api/users/login', { data: { email, password }, headers })

  return {
    async change(collection: string, where: Record<string, string>, data: object) {
      const changed = await request.patch(`/api/${collection}`, { params: where, data, headers })
      expect(changed.ok(), await changed.text()).toBe(true)
    },
    async create(collection: string, data: object) {
      const created = await request.post(`/api/${collection}`, { data, headers })
      expect(created.ok(), await created.text()).toBe(true)
    },
    async remove(collection: string, where: Record<string, string>) {
      const removed = await request.delete(`/api/${collection}`, { params: where, headers })
      expect(removed.ok(), await removed.text()).toBe(true)
    },
  }
}
