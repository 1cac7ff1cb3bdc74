import { executeAuthStrategies, getPayload, type Payload, type SanitizedConfig } from 'payload'
import { isRecord } from '@/domain/is-record'
import { clientNetwork, LIMITS } from '@/domain/limits/limits'
import { ownValue } from '@/domain/own-value'
import type { Refusal } from '@/domain/shop-error'
import { isStaffWrite } from '@/domain/site/allowed-methods'
import { readCookie } from '@/domain/site/request-headers'
import { say } from '@/domain/staff/german/in-german'
import { AREA_OF } from '@/domain/staff/roles'
import { shared } from '@/platform/shared'
import { refusalOf } from '../database-errors'
import { NotAllowed } from '@/domain/request-error'
import { countRequest } from '../limits/count-requests'
import { findScheduled } from '../records/timers'
import { hasLogins } from '../records/users'
import { mayEnter } from './may-enter'

export type ServerCall = {
  /** Those that say who is signed in. */
  headers: Headers
  client: string
}

/**
 * Counts a call of a server function, as any request over Payload's REST, and says why it is not carried out; null: it is.
 * Without a sign-in one page alone calls any: the form for the first login of a new shop.
 */
export function refuseServerCall(payload: Payload, call: ServerCall): Promise<Refusal | null> {
  return refusalOf(() => admitCaller(payload, call))
}

async function admitCaller(payload: Payload, { headers, client }: ServerCall): Promise<void> {
  const { user } = await executeAuthStrategies({ headers, payload })
  if (user) {
    await countRequest(payload, LIMITS.restOfStaff, String(user.id))
    return
  }
  if (client) await countRequest(payload, LIMITS.rest, clientNetwork(client))
  if (await isSetUp(payload)) throw new NotAllowed('Sign in as staff first.')
}

const setUp = shared('shops with a login', () => new WeakSet<Payload>())

/** For good: after the first login nobody registers. */
async function isSetUp(payload: Payload): Promise<boolean> {
  if (!setUp.has(payload) && (await hasLogins(payload))) setUp.add(payload)
  return setUp.has(payload)
}

const OVERRIDES = ['x-http-method-override', 'x-payload-http-method-override'] as const

/**
 * Payload reads a body to its end, files onto the disk, before it asks who sends it: whoever is not signed in writes to the shop's
 * own API and to the doors alone, and of anything else no byte is read.
 */
export async function refuseStrangersWrite(request: Request, config: Promise<SanitizedConfig>) {
  if (!isStaffWrite(request.method, new URL(request.url).pathname)) {
    // Payload reads all of a POST that calls itself a GET before it looks for who answers it: the panel alone sends such.
    for (const name of OVERRIDES) request.headers.delete(name)
    return null
  }
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers: request.headers })
  if (user) return null
  const error = { name: 'not_allowed', message: 'Sign in as staff first.' }
  return Response.json(
    { errors: [error] },
    { status: 403, headers: { 'Cache-Control': 'no-store' } },
  )
}

type Asked = { headers: Headers; args: Record<string, unknown> }

/**
 * Why a member of staff may not schedule this, or end what is scheduled; null: they may. Payload takes any schedule and says
 * "Success": one that its user may not publish fails at its time, and nobody sees that.
 */
export async function refuseSchedule(payload: Payload, { headers, args }: Asked) {
  const { user } = await executeAuthStrategies({ headers, payload })
  const place = placeOf(args.deleteID === undefined ? args : await inputOf(payload, args.deleteID))
  const area = place === null ? undefined : ownValue(AREA_OF, place)
  if (area && (await mayEnter(payload, user, { deed: 'edit', area }))) return null
  return say(languageOf(headers), 'You may not publish this, so nothing was scheduled.')
}

/** As the admin panel keeps it. */
function languageOf(headers: Headers): string {
  return readCookie({ headers }, 'fount-lng') ?? 'en'
}

/** The collection or global that a schedule is for. */
function placeOf({ doc, global }: Record<string, unknown>): string | null {
  if (typeof global === 'string') return global
  return isRecord(doc) && typeof doc.relationTo === 'string' ? doc.relationTo : null
}

async function inputOf(payload: Payload, id: unknown): Promise<Record<string, unknown>> {
  const input = typeof id === 'string' ? await findScheduled(payload, id) : null
  return isRecord(input) ? input : {}
}
