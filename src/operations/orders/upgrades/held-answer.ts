import type { Payload } from 'payload'
import type { HeldAnswer } from '@/domain/order/held-answer'
import { lineOf } from '@/domain/pricing/upgrade/held-licence'
import { UpgradeIsNotSold } from '@/domain/pricing/upgrade/upgrade-error'
import { findSoldFamilies } from '../cart/price-records'
import { holdsAny } from '@/domain/pricing/bundle-family'
import type { Held } from './read-held'

export async function heldAnswer(payload: Payload, held: Held): Promise<HeldAnswer> {
  const families = await findSoldFamilies(payload, held.styles)
  const family = families.find((one) => holdsAny(one, held.styles))
  const isWhole = held.styles.every((id) => families.some((one) => holdsAny(one, [id])))
  const withdrawn = new UpgradeIsNotSold(held.number, held.typeface).message
  const problem = held.problems.upgrade && `${held.number} ${held.problems.upgrade}`
  return {
    licence: held.number,
    typeface: family ? { name: family.name, slug: family.slug } : null,
    styles: held.styles,
    licences: lineOf(held).licences,
    paid: held.paid.net,
    currency: held.paid.currency,
    ends_at: held.endsAt,
    message: problem ?? (isWhole ? null : withdrawn),
  }
}
