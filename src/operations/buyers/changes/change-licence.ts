import type { Payload } from 'payload'
import type { ChangeRequest } from '@/domain/licensing/plan-change'
import { NotFound } from '@/domain/request-error'
import type { Licence, Order } from '@/payload-types'
import { idOf } from '../../id-of'
import { findLicenceByNumber } from '../../orders/licences/licence-records'
import { usesOfLicence } from '../../orders/licences/licence-terms'
import { findOrder } from '../../orders/order-records'
import { contactOf, includes } from '../buyer-records'
import type { Holder } from '../holder'
import { carryOutChange } from './carry-out-change'
import { readChangeable } from './changeable-of'

/** At the word of whoever holds it, as far as its type lets them. */
export async function changeLicence(
  payload: Payload,
  holder: Holder,
  request: ChangeRequest,
): Promise<void> {
  const { licence, order } = await requireHeld(payload, holder, request.licence)
  const rules = await readChangeable(
    payload,
    usesOfLicence(licence).map(({ type }) => type),
  )
  const { email: by } = holder
  await carryOutChange(payload, { licence, order, request, rules, by, told: { by: 'buyer' } })
}

async function requireHeld(
  payload: Payload,
  { emails }: Holder,
  number: string,
): Promise<{ licence: Licence; order: Order }> {
  const licence = await findLicenceByNumber(payload, number)
  const order = licence && (await findOrder(payload, idOf(licence.order)))
  const isHeld = includes(emails, order?.email) || includes(emails, contactOf(licence?.contact))
  if (!licence || !order || !isHeld) throw new NotFound('licence')
  return { licence, order }
}
