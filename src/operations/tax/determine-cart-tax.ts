import type { Payload } from 'payload'
import { CountryIsNotSoldTo, TaxRateIsMissing } from '@/domain/shop-error'
import { determineTax } from '@/domain/tax/determine-tax'
import type { TaxDecision } from '@/domain/tax/tax-decision'
import { vatIdCounts, type VatCheck } from '@/domain/tax/vat-check'
import { readShop } from '../shop-records'
import { taxQuestionOf } from './tax-settings'

type Buyer = { country: string | null; vatCheck: VatCheck | null }

/** null: no country is chosen, or one that cannot be sold to any more. Chosen just now (`strict`), that is an error. */
export async function determineCartTax(
  payload: Payload,
  { country, vatCheck }: Buyer,
  { strict }: { strict: boolean },
): Promise<TaxDecision | null> {
  if (country === null) return null
  const shop = await readShop(payload)
  const isBusiness = vatIdCounts(vatCheck, shop.viesAway)
  try {
    return determineTax(taxQuestionOf(shop, { country, isBusiness, now: new Date() }))
  } catch (error) {
    const isNotSoldTo = error instanceof TaxRateIsMissing || error instanceof CountryIsNotSoldTo
    if (strict || !isNotSoldTo) throw error
    return null
  }
}
