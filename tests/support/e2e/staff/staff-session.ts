import { join } from 'node:path'
import { expect, request } from '@playwright/test'
import { readFirstLogin } from './sign-in-as-staff'

export type Row = { id: string; [field: string]: unknown }

/** Staff over REST, from the shop's own origin. */
export async function openStaffSession({ address, dataDir }: { address: string; dataDir: string }) {
  const login = readFirstLogin(join(dataDir, 'first-staff-login.txt'))
  const context = await request.newContext({
    baseURL: address,
    extraHTTPHeaders: { Origin: address },
  })
  await context.post('/api/users/login', { data: login })

  return {
    async find(collection: string, where: Record<string, string> = {}): Promise<Row[]> {
      const params = { limit: 200, depth: 0, ...where }
      const found = await context.get(`/api/${collection}`, { params })
      return ((await found.json()) as { docs: Row[] }).docs
    },
    async create(collection: string, data: object, draft = false): Promise<string> {
      const created = await context.post(`/api/${collection}`, { data, params: { draft } })
      expect(created.ok(), await created.text()).toBe(true)
      return ((await created.json()) as { doc: Row }).doc.id
    },
    async change(path: string, data: object, draft = false): Promise<void> {
      const changed = await context.patch(`/api/${path}`, { data, params: { draft } })
      expect(changed.ok(), await changed.text()).toBe(true)
    },
    async post(path: string, data: object): Promise<void> {
      const answered = await context.post(path, { data })
      expect(answered.ok(), await answered.text()).toBe(true)
    },
    async set(global: string, data: object): Promise<void> {
      const changed = await context.post(`/api/globals/${global}`, { data })
      expect(changed.ok(), await changed.text()).toBe(true)
    },
    /** For a page that begins signed in. */
    state: () => context.storageState(),
    close: () => context.dispose(),
  }
}

export type StaffSession = Awaited<ReturnType<typeof openStaffSession>>
