import type { Payload } from 'payload'
import type { MailHeading } from '@/delivery/mails/mail-types'
import { chooseNameStyles } from '@/domain/catalogue/styles/choose-styles'
import { directionOf } from '@/domain/catalogue/typed-text'
import { formatMoney } from '@/domain/money/format-money'
import type { LicensedStyle } from '@/domain/order/order-line'
import type { Licence, Typeface } from '@/payload-types'
import { shownCatalogue } from '../catalogue/typefaces/shown-catalogue'
import type { Catalogue } from '../catalogue/typefaces/typeface-rows'
import { stylesOfLicence } from '../orders/licences/licence-contents'
import { findOrdersOfBuyer } from '../records/orders'
import { type CardDesign, designTypefaceCard, designWordsCard } from '../site/cards/card-design'
import { drawWords, type WordsPicture } from '../site/cards/draw-words'

type Run = CardDesign['run']
type Bought = readonly { id: string }[]

type Totalled = {
  lines: { typeface: { name: string }; styles: Bought }[]
  total: number
  currency: string
}

/** Of the first of these licences: its typeface's name, in the styles that it is of. */
export async function headingOfLicences(
  payload: Payload,
  [first]: Licence[],
): Promise<MailHeading | undefined> {
  if (!first) return undefined
  const words = first.typefaceName ?? ''
  return headingOf(payload, words, (catalogue) =>
    designInStyles(catalogue, stylesOfLicence(first), (typeface) =>
      typeface.name === words ? runOfName(typeface) : plainRun(words),
    ),
  )
}

/** Of the first of these typefaces. */
export async function headingOfTried(
  payload: Payload,
  [first]: Typeface[],
): Promise<MailHeading | undefined> {
  return first && headingOfTypeface(payload, first)
}

/** A typeface's name, set in itself. */
export async function headingOfTypeface(
  payload: Payload,
  typeface: Typeface,
): Promise<MailHeading> {
  return headingOf(payload, typeface.name, (catalogue) => {
    const isShown = catalogue.typefaces.some(({ id }) => id === typeface.id)
    return isShown ? designTypefaceCard(catalogue, { typeface, shop: '' }) : null
  })
}

/** What a quote comes to, in the styles of its first line. */
export async function headingOfTotal(
  payload: Payload,
  { lines: [line], total, currency }: Totalled,
): Promise<MailHeading> {
  const words = formatMoney(total, currency)
  const heading = await headingOf(payload, words, (catalogue) =>
    designInStyles(catalogue, line?.styles ?? [], () => plainRun(words)),
  )
  const face = heading.picture?.isInFace ? `, set in ${line?.typeface.name}` : ''
  return { ...heading, alt: `${words}, the total${face}` }
}

/** In the styles that were bought last; where they are not shown any more, in the typeface that stands first in the shop. */
export async function headingInLastBought(
  payload: Payload,
  words: string,
  emails: string[],
): Promise<MailHeading> {
  const orders = await findOrdersOfBuyer(payload, emails)
  const last = orders.find(({ paidAt }) => paidAt)
  const styles: LicensedStyle[] = last?.lines[0]?.styles ?? []
  return headingOf(
    payload,
    words,
    (catalogue) =>
      designInStyles(catalogue, styles, () => plainRun(words)) ??
      designWordsCard(catalogue, { words, captions: [] }),
  )
}

/** A mail without its picture is better than none: its words stand for it. */
async function headingOf(
  payload: Payload,
  words: string,
  design: (catalogue: Catalogue) => CardDesign | null,
): Promise<MailHeading & { picture: WordsPicture | null }> {
  try {
    const designed = design(await shownCatalogue(payload))
    const picture = designed && (await drawWords(payload, { ...designed, captions: [] }))
    return { words, picture }
  } catch (error) {
    payload.logger.error({ err: error, msg: `“${words}” could not be drawn for a mail` })
    return { words, picture: null }
  }
}

/** In those of the styles that are of the first one's typeface; null: it is not shown any more. */
function designInStyles(
  { typefaces, stylesOf }: Catalogue,
  bought: Bought,
  runOf: (typeface: Typeface) => Run,
): CardDesign | null {
  const ids = new Set(bought.map(({ id }) => id))
  for (const typeface of typefaces) {
    const all = stylesOf.get(typeface.id) ?? []
    if (!all.some(({ id }) => id === bought[0]?.id)) continue
    const styles = chooseNameStyles(all.filter(({ id }) => ids.has(id)))
    return { run: runOf(typeface), face: { typeface: typeface.id, styles }, captions: [] }
  }
  return null
}

function runOfName({ name, menuText, lang, dir }: Typeface): Run {
  return { text: menuText || name, lang: lang ?? 'en', dir: dir ?? 'ltr' }
}

function plainRun(text: string): Run {
  return { text, lang: 'en', dir: directionOf(text) }
}
