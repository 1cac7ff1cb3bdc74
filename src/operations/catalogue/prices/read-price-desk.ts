import type { Payload } from 'payload'
import {
  compareStylesInPairs,
  hasOwnOrder,
  orderStyles,
} from '@/domain/catalogue/styles/order-styles'
import type { PriceDesk } from '@/domain/pricing/style-prices'
import { readPriceRules } from '../../orders/cart/price-records'
import { findFamilyPrice } from './price-records'
import { findPricedStyles } from './style-price-records'

/** The styles of a typeface in the order of staff, else from light to heavy, each upright beside its italic; and what licences make of a price. */
export async function readPriceDesk(payload: Payload, typeface: string): Promise<PriceDesk> {
  const [styles, familyPrice, rules] = await Promise.all([
    findPricedStyles(payload, typeface),
    findFamilyPrice(payload, typeface),
    readPriceRules(payload),
  ])
  return {
    currency: rules.currency,
    family_price: familyPrice,
    has_own_order: hasOwnOrder(styles),
    styles: orderStyles(styles, { byWeight: compareStylesInPairs }).map((style) => ({
      ...{ id: style.id, name: style.name, typ: style.typ, weight: style.weight },
      slope: style.slope,
      price: style.price ?? null,
      has_master: Boolean(style.master),
    })),
    licences: rules.licenceTypes
      .filter(({ kind }) => kind === 'retail')
      .map(({ name, tiers }) => ({
        name,
        tiers: tiers.map(({ label, multiplier }) => ({ label, multiplier })),
      })),
  }
}
