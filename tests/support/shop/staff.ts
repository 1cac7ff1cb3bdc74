import type { UploadAnswer } from '@/domain/catalogue/upload/upload-answer'
import type { OrderDesk } from '@/domain/order/order-for-staff'
import type { Role } from '@/domain/staff/roles'
import { vi } from 'vitest'
import { ORIGIN, type Answer, type Browser } from './browser'
import type { Shop } from './open-shop'

export const STAFF_PASSWORD = 'a password for tests alone'

type Who = { roles?: Role[]; email?: string }

/** Somebody of the foundry, signed in. */
export type Staff = {
  ask<Body>(method: string, path: string, body?: unknown): Promise<Answer<Body>>
  send<Body>(path: string, bytes: Uint8Array | ReadableStream | FormData): Promise<Answer<Body>>
  /** A paper or a table, as it comes. */
  open(path: string): Promise<Response>
}

/** Without roles: an owner. */
export async function signInStaff(shop: Shop, { roles, ...who }: Who = {}): Promise<Staff> {
  const email = who.email ?? (roles ? `staff-${roles.join('-')}@example.org` : 'staff@example.org')
  const data = { email, password: STAFF_PASSWORD, ...(roles ? { roles } : {}) }
  await shop.payload.create({ collection: 'users', data, depth: 0, overrideAccess: true })
  const visitor = shop.visitor()
  await visitor.send('/api/users/login', JSON.stringify(data))
  return asStaff(visitor)
}

/** Whoever is signed in with this browser. */
export function asStaff(visitor: Browser): Staff {
  const open = (path: string, init: RequestInit = {}) => {
    const headers = { ...init.headers, origin: ORIGIN, 'sec-fetch-site': 'same-origin' }
    return visitor.fetch(path, { ...init, headers })
  }
  const call = async <Body>(path: string, init: RequestInit): Promise<Answer<Body>> => {
    const response = await open(path, init)
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Body,
    }
  }
  return {
    open: (path) => open(path),
    ask: (method, path, body) =>
      call(path, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    send: (path, bytes) =>
      call(path, {
        method: 'POST',
        ...(bytes instanceof FormData
          ? {}
          : { headers: { 'content-type': 'application/octet-stream' } }),
        body: bytes instanceof Uint8Array ? Uint8Array.from(bytes) : bytes,
        duplex: 'half',
      } as RequestInit),
  }
}

export type NamedBytes = { name: string; bytes: Uint8Array }

/** A new upload with these files in it, one request a file. */
export async function anUpload(staff: Staff, files: NamedBytes[]): Promise<UploadAnswer> {
  const { body } = await staff.ask<UploadAnswer>('POST', '/api/uploads')
  for (const { name, bytes } of files) {
    await staff.send(`/api/uploads/${body.id}/files?name=${encodeURIComponent(name)}`, bytes)
  }
  return look(staff, body.id)
}

export async function look(staff: Staff, id: string): Promise<UploadAnswer> {
  return (await staff.ask<UploadAnswer>('GET', `/api/uploads/${id}`)).body
}

/** Waits until the work behind has ended; where it does not, what is told of it says at which step it stands. */
export async function ended(staff: Staff, id: string): Promise<UploadAnswer> {
  return vi.waitFor(
    async () => {
      const upload = await look(staff, id)
      if (upload.state === 'running')
        throw new Error(`The upload is still being carried out: ${JSON.stringify(upload)}`)
      return upload
    },
    { interval: 20, timeout: 100_000 },
  )
}

/** What can still go back, as the desk of an order shows it to whoever decides. */
export async function leftAt(staff: Staff, order: string): Promise<number> {
  const { body } = await staff.ask<OrderDesk>('GET', `/api/orders/${order}/desk`)
  return body.left + (body.credit?.left ?? 0)
}
