import type {
  CollectionBeforeChangeHook as BeforeChange,
  Field,
  NumberField,
  NumberFieldSingleValidation,
} from 'payload'
import {
  type Priced,
  questionOfOwnPrice,
  questionOfPrice,
} from '@/operations/catalogue/question-prices'
import { asMoney, checkAmount, currencyField } from './amounts'
import { array, number, row, ui } from './payload-fields'
import { refused } from '../hooks/refuse'

const checkOwnPrice: NumberFieldSingleValidation = (value, options) =>
  value == null ? 'Write an amount, such as 45.00.' : checkAmount(value, options)

/**
 * Which price somebody has said yes to, after the shop asked. It stands for this figure and no other, and is kept nowhere.
 * Whoever writes by program sends it with the price.
 */
export const confirmedPrice: NumberField = number('confirmedPrice', {
  virtual: true,
  admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
})

/** Own prices in other currencies, in place of what the price list's factor makes of the price. */
export const ownPrices: Field = array('prices', [
  row(
    currencyField({ refuse: refuseSecondPrice }),
    number('price', {
      required: true,
      min: 0,
      validate: checkOwnPrice,
      admin: { components: asMoney },
    }),
  ),
  confirmedPrice,
  ui('replaces', { components: { Field: '@/admin/money/money-fields#OwnPriceNote' } }),
])

function refuseSecondPrice(currency: string, form: unknown): string | undefined {
  const { prices } = form as { prices?: { currency?: string }[] | null }
  const count = (prices ?? []).filter((row) => row.currency === currency).length
  return count > 1 ? `There is a price in ${currency} already.` : undefined
}

/** Asks about odd prices before they are saved, own ones in other currencies too. The shop's own work, such as the seed, is not asked. */
export const askAboutPrice: BeforeChange = async ({ collection, data, originalDoc, req }) => {
  const { confirmedPrice: confirmed, ...row } = data as Row
  const own = row.prices ?? []
  const saved = row.prices
    ? { ...row, prices: own.map(({ confirmedPrice: _, ...rest }) => rest) }
    : row
  if (req.payloadAPI !== 'REST') return saved

  const before = (originalDoc ?? {}) as Row
  const priced = { collection: collection.slug, row: { ...before, ...saved } } as Priced
  const asking = { priced, language: req.i18n.language }
  const errors: { message: string; path: string }[] = []
  const ask = (path: string, message: string | null) => {
    if (message !== null) errors.push({ message, path })
  }
  if (typeof row.price === 'number' && row.price !== before.price && confirmed !== row.price)
    ask('price', await questionOfPrice(req.payload, asking))
  for (const [index, one] of own.entries()) {
    const was = before.prices?.find(({ currency }) => currency === one.currency)
    if (was?.price === one.price || one.confirmedPrice === one.price) continue
    const question = await questionOfOwnPrice(req.payload, { ...asking, own: one })
    ask(`prices.${index}.price`, question)
  }
  if (errors.length === 0) return saved
  throw refused(req, collection.slug, errors)
}

type Row = {
  price?: number | null
  confirmedPrice?: number | null
  prices?: { currency: string; price: number; confirmedPrice?: number | null }[] | null
}
