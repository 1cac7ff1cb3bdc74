import type { Payload } from 'payload'
import type { HeldAnswer } from '@/domain/order/mine-answer'
import { lineOf } from '@/domain/pricing/upgrade/held-licence'
import { findSoldFamilies, readPriceRules } from '../cart/price-records'
import { scopeOf } from '../cart/scopes-of'
import { problemOfSale } from './problem-of-sale'
import type { Held } from './read-held'

export async function heldAnswer(payload: Payload, held: Held): Promise<HeldAnswer> {
  const [families, { licenceTypes }] = await Promise.all([
    findSoldFamilies(payload, held.styles),
    readPriceRules(payload),
  ])
  const scope = scopeOf(held.styles, families)
  const problem = held.problems.upgrade && `${held.number} ${held.problems.upgrade}`
  return {
    licence: held.number,
    typeface: scope && { name: scope.name, slug: scope.slug },
    styles: held.styles,
    licences: lineOf(held).licences,
    paid: held.paid.net,
    currency: held.paid.currency,
    ends_at: held.endsAt,
    message: problem ?? problemOfSale(held, { scope, licenceTypes }),
  }
}
