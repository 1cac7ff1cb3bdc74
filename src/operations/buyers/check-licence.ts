import type { Payload } from 'payload'
import { limitsOfLicence } from '@/domain/licensing/licence-limits'
import { type LicenceCheck, sinceOfLicence, stateOfLicence } from '@/domain/licensing/licence-state'
import { useInFull } from '@/domain/licensing/licence-type'
import { clientKey, LIMITS } from '@/domain/limits/limits'
import { parseLicenceNumber } from '@/domain/order/numbers'
import { NotFound } from '@/domain/request-error'
import type { Refusal } from '@/domain/shop-error'
import type { Licence } from '@/payload-types'
import { refusalOf } from '../database-errors'
import { idOf } from '../id-of'
import { countRequest } from '../limits/count-requests'
import { limitedLicence, stylesOfLicence, usesOfLicence } from '../orders/licences/licence-contents'
import { readWholeFamilies } from '../orders/licences/read-whole-families'
import { ensureCheckkey, findLicenceByCheckkey, findLicenceByNumber } from '../records/licences'
import { findOrder } from '../records/orders'
import { zoneOfOrder } from '../shop-seller'

/**
 * What a licence is worth today, and what its page says and is set in beside it. While a bank looks at its payment a licence
 * stays in force, and so it is shown: its downloads are paused, and whether the money stays is between buyer and seller
 * until it is decided.
 */
export async function checkLicence(
  payload: Payload,
  { key, origin }: { key: string; origin: string },
) {
  const licence = await findChecked(payload, key)
  if (!licence) throw new NotFound('licence')
  const order = await findOrder(payload, idOf(licence.order))
  const styles = stylesOfLicence(licence)
  const uses = usesOfLicence(licence)
  const now = new Date()
  const state = stateOfLicence(licence, now)
  const check: LicenceCheck = {
    number: licence.number,
    state,
    valid: state === 'active',
    since: sinceOfLicence(licence, now),
    until: licence.endsAt ?? null,
    typefaces: [...new Set(styles.map(({ typeface }) => typeface))],
    styles: styles.map(({ typeface, name }) => `${typeface} ${name}`),
    uses: uses.map(useInFull),
    limits: limitsOfLicence(limitedLicence(licence, order)),
    licensee: licence.shows === 'nothing' ? null : (licence.licenseeName ?? ''),
    superseded_by: await successorOf(payload, licence, origin),
  }
  const { wholeOf } = await readWholeFamilies(payload, [styles])
  return {
    check,
    demo: order?.provider === 'demo',
    reason: licence.revokedReason ?? null,
    zone: zoneOfOrder(order),
    held: styles,
    /** "All 20 styles"; null: they are not all of their typeface. */
    whole: wholeOf(styles),
  }
}

/** By the end of the address on its paper, or by the number printed there. */
async function findChecked(payload: Payload, key: string): Promise<Licence | null> {
  const number = parseLicenceNumber(key)
  return number ? findLicenceByNumber(payload, number) : findLicenceByCheckkey(payload, key)
}

async function successorOf(payload: Payload, licence: Licence, origin: string) {
  const { supersededBy } = licence
  if (stateOfLicence(licence, new Date()) !== 'superseded' || !supersededBy) return null
  const next = await findLicenceByNumber(payload, supersededBy)
  if (!next) return null
  const key = await ensureCheckkey(payload, next.id)
  return { number: next.number, url: `${origin}/licence/${key}` }
}

/** Counts a look at a licence's page, and says why it is not shown; null: it is. */
export function refuseCheck(
  payload: Payload,
  { key, client }: { key: string; client: string | null },
): Promise<Refusal | null> {
  return refusalOf(async () => {
    if (client) await countRequest(payload, LIMITS.licenceCheck, clientKey(client))
    if (!(await findChecked(payload, key))) throw new NotFound('licence')
  })
}
