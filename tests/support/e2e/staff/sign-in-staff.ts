import { type APIRequestContext, expect } from '@playwright/test'
import { readFirstLogin } from './sign-in-as-staff'

/** Staff over REST, from the shop's own origin. */
export async function signInStaff(request: APIRequestContext, origin: string) {
  const headers = { Origin: origin }
  await request.post('/api/users/login', { data: readFirstLogin(), headers })

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
