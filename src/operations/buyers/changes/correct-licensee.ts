import type { Payload } from 'payload'
import { NotFound } from '@/domain/request-error'
import { usesOfLicence } from '../../orders/licences/licence-terms'
import { licenceOfOrder } from '../../orders/licences/revoke-by-hand'
import { findOrder } from '../../orders/order-records'
import type { StaffMember } from '../../orders/refunds/refund-order'
import { sellerOf } from '../../seller'
import { readShop } from '../../shop-records'
import { carryOutChange } from './carry-out-change'
import { readChangeable } from './changeable-of'

export type Correction = {
  order: string
  /** Ids of licences of the order. */
  licences: string[]
  licensee: string
  reason: string
  user: StaffMember
}

/** Staff write another licensee into licences: each gets a new paper, and keeps the old. Repeated, nothing is left to change. */
export async function correctLicensee(payload: Payload, wish: Correction): Promise<void> {
  const order = await findOrder(payload, wish.order)
  if (!order) throw new NotFound('order')
  const { name } = sellerOf(await readShop(payload))
  const { reason, user, licensee } = wish

  for (const id of wish.licences) {
    const licence = await licenceOfOrder(payload, { order: order.id, licence: id })
    const version = licence.version ?? 1
    await carryOutChange(payload, {
      ...{ licence, order, by: name, rules: await readRules(payload, usesOfLicence(licence)) },
      request: { licence: licence.number, version, licensee, answers: {} },
      told: { by: 'staff', user: user.id, why: reason, details: { user: user.email } },
    })
  }
}

/** What buyers may not change by themselves, staff may. */
async function readRules(payload: Payload, uses: { type: string }[]) {
  const types = uses.map(({ type }) => type)
  const rules = await readChangeable(payload, types)
  const open = { answers: true, licensee: true, questions: [] }
  return new Map(types.map((type) => [type, { ...open, ...rules.get(type), licensee: true }]))
}
