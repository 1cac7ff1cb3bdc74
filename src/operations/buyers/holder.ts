import type { Payload } from 'payload'
import { isSameAddress } from '@/domain/customer/email-address'
import { NotSignedIn } from '@/domain/request-error'
import { readCookie } from '@/domain/site/request-headers'
import { env } from '@/env'
import { hashOf } from '../secret-key'
import { findCustomersWith } from '../records/customers'
import { findSession } from '../records/sign-ins'

/** Who signed in by a mail, and every address whose orders and licences open with it: its own first. */
export type Holder = { email: string; emails: string[]; endsAt: Date }

const prefix = env.shopUrl?.protocol === 'https:' ? '__Host-' : ''

/** The session of whoever opened a link. `__Host-` prevents a sibling host from setting it; browsers allow it over https only. */
export const HOLDER_COOKIE = `${prefix}fount-holder`
/** Tells the browser that asked for a link from every other one. */
export const ASKED_COOKIE = `${prefix}fount-asked`

export async function requireHolder(
  payload: Payload,
  request: { headers: Headers },
): Promise<Holder> {
  const holder = await findHolder(payload, request)
  if (!holder) throw new NotSignedIn()
  return holder
}

/** null: nobody is signed in here, or no longer. */
export async function findHolder(
  payload: Payload,
  request: { headers: Headers },
): Promise<Holder | null> {
  const cookie = readCookie(request, HOLDER_COOKIE)
  const session = cookie ? await findSession(payload, hashOf(cookie)) : null
  if (!session?.email || !session.sessionEndsAt) return null
  return {
    email: session.email,
    emails: await addressesOf(payload, session.email),
    endsAt: new Date(session.sessionEndsAt),
  }
}

/** All addresses that staff put together with this one; without them, itself alone. */
export async function addressesOf(payload: Payload, email: string): Promise<string[]> {
  const customers = await findCustomersWith(payload, email)
  const others = customers.flatMap(({ emails }) => emails)
  return [email, ...others.filter((other) => !isSameAddress(other, email))]
}
