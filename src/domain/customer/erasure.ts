import { longDate, longDay } from '../long-date'
import type { OrderState } from '../order/order-state'
import { ownValue } from '../own-value'
import { brokenRule } from '../shop-error'
import { fillIn } from '../staff/german/sentence-shapes'
import { dayIn, zoneOf } from '../tax/day-in-country'
import { countryName } from './country'
import WORDS from './erasure.json' with { type: 'json' }

/**
 * How long the papers of a sale are kept by the law of its seller, from the end of the year they were made in. Germany: eight years for
 * vouchers since 2025 (BEG IV, 23 October 2024). Where a law counts from a business year of its own, that of the calendar stands for it.
 */
const RULES: Readonly<Record<string, { years: number; law: string }>> = WORDS.years

/** Of sales declared by the One-Stop-Shop, whatever the seller's own law says. */
const OSS = { years: 10, law: 'art. 369k of directive 2006/112/EC' }

const MOST_YEARS = 10

/** What of a sale decides whether and when its buyer can go. */
export type Sale = {
  number: string
  state: OrderState
  /** Something was delivered or paid. */
  hasPapers: boolean
  /** Waits for a transfer, or a payment of it is on its way. */
  isBeingPaid: boolean
  isBeingRefunded: boolean
  /** Of its seller. */
  country: string
  lastPaperAt: string
  /** Taxed in a member state of the EU that is not its seller's. */
  isInOss: boolean
  /** Licences for a time that is not over. */
  terms: { number: string; endsAt: string; renews?: boolean }[]
}

/** `until`: the last day on which the seller has it. */
export type KeptSale = { number: string; until: Date; why: string }

/** `open`: why nothing can go yet, a sentence each. `unpaid`: numbers of orders that are cancelled first. */
export type ErasurePlan = { open: string[]; unpaid: string[]; kept: KeptSale[] }

/** To whoever asks: what goes at once, what that means, and what stays; or why it cannot be yet. */
export type ErasureOffer = { isOpen: boolean; sentences: string[] }

export function offerErasure({ open, kept }: ErasurePlan): ErasureOffer {
  const isOpen = open.length === 0
  return { isOpen, sentences: isOpen ? [...WORDS.atOnce, ...kept.map(({ why }) => why)] : open }
}

export function planErasure(sales: readonly Sale[]): ErasurePlan {
  const isUnpaid = ({ state, isBeingPaid }: Sale) => state === 'awaiting_payment' && !isBeingPaid
  return {
    open: sales.flatMap(findOpen),
    unpaid: sales.filter(isUnpaid).map(({ number }) => number),
    kept: sales.filter(({ hasPapers }) => hasPapers).map(keptSale),
  }
}

function findOpen({ number, country, state, isBeingPaid, isBeingRefunded, terms }: Sale): string[] {
  const isOpen = state === 'awaiting_payment' ? isBeingPaid : true
  const sentence = ownValue(WORDS.open, isBeingRefunded ? 'refunding' : state)
  if (sentence !== undefined && isOpen) return [fillIn(sentence, { number })]
  return terms.map(({ number: licence, endsAt, renews }) =>
    fillIn(renews ? WORDS.open.rental : WORDS.open.term, {
      number: licence,
      date: longDate(endsAt, zoneOf(country)),
    }),
  )
}

function keptSale({ number, country, lastPaperAt, isInOss }: Sale): KeptSale {
  const rule = isInOss ? OSS : ownValue(RULES, country)
  const years = rule?.years ?? MOST_YEARS
  const year = Number(dayIn(country, new Date(lastPaperAt)).slice(0, 4)) + years
  const until = new Date(Date.UTC(year, 11, 31))
  const by = [countryName(country), rule?.law].filter(Boolean).join(', ')
  const sentence = rule ? WORDS.kept : WORDS.keptLongest
  return { number, until, why: fillIn(sentence, { number, date: longDay(until), years, by }) }
}

/** From when on a kept sale is nobody's: its last day is over everywhere. */
export function goesAt({ until }: KeptSale): Date {
  return new Date(until.getTime() + 2 * 24 * 3_600_000)
}

export const ERASED = WORDS.done
/** In place of a name that was taken away. */
const NOBODY = '–'

type Gone = {
  words: readonly string[]
  /** What a field of this name holds from now on, however deep it lies. */
  fields?: Record<string, unknown>
}

/** What holds one of the words says it no more; everything else stays as it is. */
export function withoutPerson<Value>(value: Value, { words, fields = {} }: Gone): Value {
  const said = words.filter((word) => word.trim().length > 2)
  const escaped = said.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const alone = `(?<![\\p{L}\\p{N}._+-])(${escaped.join('|')})(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])`
  const pattern = said.length > 0 ? new RegExp(alone, 'giu') : /(?!)/
  const without = (one: unknown): unknown => {
    if (typeof one === 'string') return said.includes(one) ? '' : one.replace(pattern, NOBODY)
    if (Array.isArray(one)) return one.map(without)
    if (typeof one !== 'object' || one === null) return one
    const left = (name: string, held: unknown) => ownValue(fields, name) ?? without(held)
    return Object.fromEntries(
      Object.entries(one).map(([name, held]) => [name, held === null ? null : left(name, held)]),
    )
  }
  return without(value) as Value
}

/** Said with every reason, or as one where somebody else was faster. */
export class ErasureMustWait extends brokenRule('erasure_must_wait', 409, WORDS.mustWait) {}
export class NobodyToErase extends brokenRule('nobody_to_erase', 404, WORDS.nobody) {}
export class ErasureLinkIsGone extends brokenRule('erasure_link_gone', 410, WORDS.linkIsGone) {}
