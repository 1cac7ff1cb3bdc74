import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook as BeforeChange,
  PayloadRequest,
} from 'payload'
import { type NewPrice, PricesAreOdd } from '@/domain/pricing/style-prices'
import { parseUnsavedPrices, type UnsavedPrices } from '@/domain/pricing/desk/unsaved-prices'
import { ShopError } from '@/domain/shop-error'
import { say } from '@/domain/staff/german/in-german'
import { namesInWords } from '@/domain/words'
import { assertPrices, pricesInWords, setPrices } from '@/operations/catalogue/set-style-prices'
import { findPublishedTypeface } from '@/operations/records/font-files'
import { keepAudit } from '@/operations/staff/record-audit'
import type { Typeface } from '@/payload-types'
import { refused } from './refuse'

const UNREAD = 'The price of {names} cannot be read.'
/** What is public already must not change by a draft. */
const NO_DRAFT =
  'Prices of styles have no draft: the shop shows them as soon as they are saved. Publish, or save them here first.'

/** Prices that are typed into the grid in the form of a typeface are saved with it: all of it or, where one is refused, nothing. */
export const checkStylePrices: BeforeChange<Typeface> = async ({ data, originalDoc, req }) => {
  const { stylePrices, ...saved } = data
  delete req.context.stylePrices
  if (!originalDoc) return saved
  const refuse = (message: string) => refused(req, 'typefaces', [{ path: 'stylePrices', message }])

  try {
    const unsaved = parseUnsavedPrices(stylePrices)
    if (!unsaved) return saved
    const why = await refusalOf(req, { typeface: originalDoc.id, status: data._status, unsaved })
    if (why) throw refuse(why)
    const { prices } = unsaved
    const asked = { typeface: originalDoc.id, prices, yesTo: [], language: req.i18n.language }
    await assertPrices(req.payload, { ...asked, family: data.price })
    req.context.stylePrices = prices
    return saved
  } catch (error) {
    if (error instanceof ShopError) throw refuse(wordsOf(error, req))
    throw error
  }
}

export const saveStylePrices: CollectionAfterChangeHook<Typeface> = async ({ doc, req }) => {
  const prices = stylePricesIn(req)
  if (prices.length === 0) return doc
  delete req.context.stylePrices
  await setPrices(req.payload, { typeface: doc.id, prices })
  const details = `prices; ${await pricesInWords(req.payload, { typeface: doc.id, prices })}`
  const kept = { place: 'typefaces', row: doc.id, title: doc.name, details }
  await keepAudit(req, { deed: 'acted', ...kept })
  // The form keeps what is typed unless it is answered that nothing of it is left.
  return { ...doc, stylePrices: null }
}

/** What will be saved with the typeface, once it is. */
export function stylePricesIn({ context }: PayloadRequest): NewPrice[] {
  return (context.stylePrices ?? []) as NewPrice[]
}

type Sent = { typeface: string; status: Typeface['_status']; unsaved: UnsavedPrices }

async function refusalOf({ i18n, payload }: PayloadRequest, { typeface, status, unsaved }: Sent) {
  const { unread } = unsaved
  if (unread.length > 0) return say(i18n.language, UNREAD, { names: namesInWords(unread) })
  const isShown = status === 'draft' && (await findPublishedTypeface(payload, typeface)) !== null
  return isShown ? say(i18n.language, NO_DRAFT) : null
}

/** Questions stand a line each, so that the grid can tell them apart. */
function wordsOf(error: ShopError, { i18n }: PayloadRequest): string {
  return error instanceof PricesAreOdd
    ? error.beside.questions.join('\n')
    : say(i18n.language, error.message)
}
