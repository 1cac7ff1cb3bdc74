import { ValidationError, type CollectionBeforeChangeHook } from 'payload'
import {
  type Priced,
  questionOfOwnPrice,
  questionOfPrice,
} from '@/operations/catalogue/question-prices'

/** Asks about odd prices before they are saved, own ones in other currencies too. The shop's own work, such as the seed, is not asked. */
export const askAboutPrice: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
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
  throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
}

type Row = {
  price?: number | null
  confirmedPrice?: number | null
  prices?: { currency: string; price: number; confirmedPrice?: number | null }[] | null
}
