import type { Payload } from 'payload'
import { isZero } from '@/domain/money/decimal'
import { pick } from '@/domain/own-value'
import { CountryIsNotSoldTo, TaxRateIsMissing } from '@/domain/pricing/sale-error'
import { dayIn } from '@/domain/tax/day-in-country'
import { determineTax, type TaxQuestion } from '@/domain/tax/determine-tax'
import { doBusinessesAccount } from '@/domain/tax/known-rates'
import type { TaxDecision, TaxRate } from '@/domain/tax/tax-decision'
import { type TaxSettings, type VatCheck, vatIdCounts } from '@/domain/tax/vat-check'
import type { Shop } from '@/payload-types'
import { readShop } from '../records/shop'

type Buyer = { country: string | null; postalCode: string | null; vatCheck: VatCheck | null }

/** null: no country is chosen, or one that cannot be sold to any more. Chosen just now (`strict`), that is an error. */
export async function determineCartTax(
  payload: Payload,
  { country, postalCode, vatCheck }: Buyer,
  { strict }: { strict: boolean },
): Promise<TaxDecision | null> {
  if (country === null) return null
  const shop = await readShop(payload)
  const isBusiness = vatIdCounts(vatCheck, shop.viesAway)
  try {
    const buyer = { country, postalCode, isBusiness }
    return determineTax(taxQuestionOf(shop, { buyer, now: new Date() }))
  } catch (error) {
    const isNotSoldTo = error instanceof TaxRateIsMissing || error instanceof CountryIsNotSoldTo
    if (strict || !isNotSoldTo) throw error
    return null
  }
}

/** The VAT that prices are shown with: a consumer's in the seller's own country. null: before VAT, or there is none. */
export function shownTaxOf(shop: Shop): TaxDecision | null {
  if (shop.pricesShown !== 'with_vat') return null
  const buyer = { country: shop.country, postalCode: null, isBusiness: false }
  try {
    const tax = determineTax(taxQuestionOf(shop, { buyer, now: new Date() }))
    return isZero(tax.rate) ? null : tax
  } catch (error) {
    if (error instanceof TaxRateIsMissing) return null
    throw error
  }
}

const DAY_LENGTH = '2027-01-01'.length

/** What the shop's settings say about tax. */
function taxSettingsOf(shop: Shop): TaxSettings {
  return {
    rates: (shop.taxRates ?? []).map(taxRateOf),
    ...pick(shop, ['taxedWhere', 'saleKind', 'notRegistered', 'viesAway']),
    exemption: shop.smallBusiness ? shop.smallBusinessSentence?.trim() || SMALL_BUSINESS : null,
  }
}

const SMALL_BUSINESS = 'No VAT is charged: small business.'

type Row = NonNullable<Shop['taxRates']>[number]

/** A date of the admin is an instant of its day. */
export function taxRateOf(row: Pick<Row, keyof TaxRate>): TaxRate {
  return {
    ...pick(row, ['country', 'kind', 'rate']),
    from: row.from?.slice(0, DAY_LENGTH) ?? null,
    until: row.until?.slice(0, DAY_LENGTH) ?? null,
    registered: row.registered ?? true,
    businessesAccount: doBusinessesAccount(row.country, row.businessesAccount),
  }
}

/** The question of one sale, without what is known of the buyer's number. */
export function taxQuestionOf(
  shop: Shop,
  { buyer, now }: Pick<TaxQuestion, 'buyer'> & { now: Date },
): TaxQuestion {
  return {
    seller: { country: shop.country, vatId: shop.vatId || null },
    buyer,
    rules: taxSettingsOf(shop),
    day: dayIn(shop.country, now),
  }
}
