import type { Payload } from 'payload'
import {
  compareStylesInPairs,
  hasOwnOrder,
  orderStyles,
} from '@/domain/catalogue/styles/order-styles'
import { formatMoney } from '@/domain/money/format-money'
import { doubtStyles, sayDoubt } from '@/domain/pricing/price-doubts'
import {
  type NewPrice,
  type NewPrices,
  type PriceDesk,
  PricesAreOdd,
  PricesChanged,
} from '@/domain/pricing/style-prices'
import { StyleIsUnknown } from '@/domain/pricing/sale-error'
import { readPriceRules } from '../records/prices/price-inputs'
import { findFamilyPrice, findPricedStyles, setStylePrice } from '../records/prices/prices'
import { findScheduled } from '../records/drafts'
import { readShop } from '../records/shop'
import { shownTaxOf } from '../tax/determine-cart-tax'
import { refreshPages } from '../site/page-cache/refresh-pages'

type Request = NewPrices & {
  typeface: string
  language: string
  /** What the family is to cost with them; missing: what it costs. */
  family?: number | null
}

/** The prices of a typeface's styles in one go: all of them or, where one is odd or was changed meanwhile, none. */
export async function savePrices(payload: Payload, request: Request): Promise<void> {
  await assertPrices(payload, request)
  await setPrices(payload, request).finally(() => refreshPages(payload))
}

/** Throws where one of them is odd, or was changed meanwhile. */
export async function assertPrices(payload: Payload, request: Request): Promise<void> {
  const prices = changesIn(request)
  await assertUnchanged(payload, { ...request, prices })
  await askAbout(payload, { ...request, prices })
}

/** For prices that were looked at; the pages are not made anew yet. */
export async function setPrices(payload: Payload, request: Pick<Request, 'typeface' | 'prices'>) {
  const lost: NewPrice[] = []
  for (const change of changesIn(request)) {
    if (!(await setStylePrice(payload, change))) lost.push(change)
  }
  // Only whoever was overtaken between the two reads comes here.
  if (lost.length > 0) throw new PricesChanged(await namesOf(payload, { ...request, prices: lost }))
}

function changesIn({ prices }: Pick<Request, 'prices'>): NewPrice[] {
  return prices.filter(({ was, price }) => was !== price)
}

async function assertUnchanged(payload: Payload, { typeface, prices }: Request): Promise<void> {
  const styles = new Map((await findPricedStyles(payload, typeface)).map((row) => [row.id, row]))
  const unknown = prices.find(({ id }) => !styles.has(id))
  if (unknown) throw new StyleIsUnknown()
  const changed = prices.filter(({ id, was }) => (styles.get(id)?.price ?? null) !== was)
  if (changed.length > 0)
    throw new PricesChanged(changed.map(({ id }) => styles.get(id)?.name ?? id))
}

async function askAbout(payload: Payload, request: Request): Promise<void> {
  const { typeface, prices, yesTo, language } = request
  const [styles, family, { currency }] = await Promise.all([
    findPricedStyles(payload, typeface),
    request.family === undefined ? findFamilyPrice(payload, typeface) : request.family,
    readShop(payload),
  ])
  const ids = new Set(prices.map(({ id }) => id))
  const doubts = doubtStyles({
    before: styles.flatMap(({ price }) => price ?? []),
    changed: prices.flatMap(({ price }) => price ?? []),
    kept: styles.filter(({ id }) => !ids.has(id)).flatMap(({ price }) => price ?? []),
    family,
  })
  const questions = doubts
    .map((doubt) => sayDoubt(doubt, { currency, language }))
    .filter((question) => !yesTo.includes(question))
  if (questions.length > 0) throw new PricesAreOdd(questions)
}

/** For the audit: "Regular: 40.00 € → 50.00 €; Bold: – → 50.00 €". */
export async function pricesInWords(
  payload: Payload,
  { typeface, prices }: Pick<Request, 'typeface' | 'prices'>,
): Promise<string> {
  const [styles, { currency }] = await Promise.all([
    findPricedStyles(payload, typeface),
    readShop(payload),
  ])
  const nameOf = new Map(styles.map(({ id, name }) => [id, name]))
  const money = (price: number | null) => (price === null ? '–' : formatMoney(price, currency))
  return changesIn({ prices })
    .map(({ id, was, price }) => `${nameOf.get(id) ?? id}: ${money(was)} → ${money(price)}`)
    .join('; ')
}

async function namesOf(
  payload: Payload,
  { typeface, prices }: Pick<Request, 'typeface' | 'prices'>,
): Promise<string[]> {
  const ids = new Set(prices.map(({ id }) => id))
  const styles = await findPricedStyles(payload, typeface)
  return styles.filter(({ id }) => ids.has(id)).map(({ name }) => name)
}

/** The styles of a typeface in the order of staff, else from light to heavy, each upright beside its italic; and what licences make of a price. */
export async function readPriceDesk(payload: Payload, typeface: string): Promise<PriceDesk> {
  const [styles, familyPrice, rules, shop, scheduled] = await Promise.all([
    findPricedStyles(payload, typeface),
    findFamilyPrice(payload, typeface),
    readPriceRules(payload),
    readShop(payload),
    findScheduled(payload),
  ])
  return {
    currency: rules.currency,
    shown_vat: shownTaxOf(shop)?.rate ?? null,
    scheduled: scheduled.filter(({ id }) => id === typeface).map(({ deed, at }) => ({ deed, at })),
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
