import type { StyleView } from '../catalogue/typeface-view'
import { isRecord } from '../is-record'
import { type FieldErrors, InvalidRequest, ShopError } from '../shop-error'
import { namesInWords } from '../words'

/** What a style is to cost, and what it cost when somebody looked. */
export type NewPrice = { id: string; was: number | null; price: number | null }

export type NewPrices = {
  prices: NewPrice[]
  /** The questions that were answered with yes, word by word: each names the price it is about. */
  yesTo: string[]
}

const MOST = 1000

/** The body of POST /api/typefaces/{id}/prices; throws, naming each price that is none. */
export function parseStylePrices(body: Record<string, unknown>): NewPrices {
  const prices = parseNewPrices(body.prices)
  if (prices.length === 0) throw new InvalidRequest({ prices: 'Change a price first.' })
  const yesTo = Array.isArray(body.yes_to) ? body.yes_to : []
  return { prices, yesTo: yesTo.filter((text): text is string => typeof text === 'string') }
}

/** A list of them; throws, naming each that is none. */
export function parseNewPrices(list: unknown): NewPrice[] {
  const errors: FieldErrors = {}
  const rows = Array.isArray(list) ? list.slice(0, MOST) : []
  const prices = rows.flatMap((row: unknown, index): NewPrice[] => {
    const { id, was, price } = isRecord(row) ? row : {}
    if (typeof id === 'string' && isPrice(was) && isPrice(price)) return [{ id, was, price }]
    errors[`prices.${index}`] = 'A price is a whole number of the smallest unit, such as 4500.'
    return []
  })
  if (Object.keys(errors).length > 0) throw new InvalidRequest(errors)
  return prices
}

function isPrice(value: unknown): value is number | null {
  return value === null || (Number.isSafeInteger(value) && Number(value) >= 0)
}

/** GET and POST /api/typefaces/{id}/prices: the styles of a typeface as staff price them. */
export type PriceDesk = {
  currency: string
  /** The VAT that the shop shows prices with, in percent; null: it shows them before VAT, as they are kept. */
  shown_vat: string | null
  /** What happens to the typeface by itself, the next first: prices of styles wait for none of it. */
  scheduled: { deed: 'publish' | 'unpublish'; at: string }[]
  /** As staff last saved it; null: sold by the style only. */
  family_price: number | null
  /** Staff have dragged a style to its place. */
  has_own_order: boolean
  styles: DeskStyle[]
  /** What is sold, as it multiplies a price. */
  licences: DeskLicence[]
}

export type DeskStyle = Pick<StyleView, 'id' | 'name' | 'typ' | 'weight' | 'slope' | 'price'> & {
  has_master: boolean
}

export type DeskLicence = { name: string; tiers: { label: string; multiplier: string }[] }

/** Prices that look like a slip: saved when somebody says yes to each question. */
export class PricesAreOdd extends ShopError {
  override readonly beside: { questions: string[] }

  constructor(questions: string[]) {
    super('prices_odd', 409, questions.join(' '))
    this.beside = { questions }
  }
}

export class PricesChanged extends ShopError {
  constructor(names: string[]) {
    super(
      'prices_changed',
      409,
      `Somebody else changed the price of ${namesInWords(names)} meanwhile. Look again before you save.`,
    )
  }
}
