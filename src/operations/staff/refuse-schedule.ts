import { executeAuthStrategies, type Payload } from 'payload'
import { isRecord } from '@/domain/is-record'
import { readCookie } from '@/domain/site/request-headers'
import { ownValue } from '@/domain/own-value'
import { say } from '@/domain/staff/german/in-german'
import { AREA_OF } from '@/domain/staff/roles'
import { findScheduled } from '../records/timers'
import { mayEnter } from './may-enter'

type Asked = { headers: Headers; args: Record<string, unknown> }

/**
 * Why a member of staff may not schedule this, or end what is scheduled; null: they may. Payload takes any schedule and says
 * "Success": one that its user may not publish fails at its time, and nobody sees that.
 */
export async function refuseSchedule(
  payload: Payload,
  { headers, args }: Asked,
): Promise<string | null> {
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
