import type { Role } from '@/domain/staff/roles'
import { ORIGIN } from '../shop/browser'
import type { Shop } from '../shop/open-shop'
import { signInStaff, STAFF_PASSWORD, type Staff } from '../shop/staff'

export type Session = { staff: Staff; id: string; email: string }

/** A refusal of the shop's own endpoints, or of Payload's. */
export type Told = {
  error?: { code: string }
  errors?: { name?: string; data?: { errors: { path: string }[] } }[]
}

export const NEW_PASSWORD = 'four newer words nobody joins'
export const GIVEN = { currentPassword: STAFF_PASSWORD }

let count = 0

/** Somebody with a session, as a thief of their cookie has it. */
export async function aSession(shop: Shop, roles: Role[] = ['owner']): Promise<Session> {
  const email = `session-${(count += 1)}@example.org`
  const staff = await signInStaff(shop, { email, roles })
  const { body } = await staff.ask<{ user: { id: string } }>('GET', '/api/users/me')
  return { staff, email, id: body.user.id }
}

/** The same login, signed in somewhere else. */
export async function signInElsewhere(shop: Shop, { email }: Session) {
  const visitor = shop.visitor()
  await visitor.send('/api/users/login', JSON.stringify({ email, password: STAFF_PASSWORD }))
  const headers = { origin: ORIGIN, 'content-type': 'application/json' }
  return {
    seesOrders: async () => (await visitor.fetch('/api/orders', { headers })).status,
    async patch(path: string, data: object) {
      const body = JSON.stringify(data)
      return (await visitor.fetch(`/api/users${path}`, { method: 'PATCH', body, headers })).status
    },
  }
}

export async function seesOrders({ staff }: Session): Promise<number> {
  return (await staff.ask('GET', '/api/orders')).status
}

export function patch({ staff }: Session, path: string, data: object) {
  return staff.ask<Told>('PATCH', `/api/users${path}`, data)
}

export function post({ staff }: Session, path: string, data: object) {
  return staff.ask<Told>('POST', `/api/users${path}`, data)
}

export function codeOf({ error, errors }: Told): string | undefined {
  return error?.code ?? errors?.[0]?.name
}
