import type { Payload } from 'payload'
import type { MailHeading } from '@/delivery/mails/mail-types'
import { chooseNameStyles } from '@/domain/catalogue/styles/choose-styles'
import { directionOf } from '@/domain/catalogue/typed-text'
import { formatMoney } from '@/domain/money/format-money'
import { FontRefused } from '@/fonts/font-refused'
import type { Licence, Typeface } from '@/payload-types'
import { shownCatalogue } from '../catalogue/typefaces/shown-catalogue'
import type { Catalogue } from '../catalogue/typefaces/typeface-rows'
import { stylesOfLicence } from '../orders/licences/licence-contents'
import { findOrdersOfBuyer } from '../records/orders'
import { type CardDesign, designTypefaceCard, designWordsCard } from '../site/cards/card-design'
import { drawWords } from '../site/cards/draw-words'

type Bought = readonly { id: string }[]

/** Of the first of these licences: its typeface's name, in the styles that it is of. */
export async function headingOfLicences(payload: Payload, [first]: Licence[]) {
  const words = first?.typefaceName ?? ''
  return first && headingOf(payload, words, inStyles(stylesOfLicence(first), words))
}

/** The name of the first of these typefaces, set in itself. */
export async function headingOfTypefaces(payload: Payload, [typeface]: Typeface[]) {
  if (!typeface) return undefined
  return headingOf(payload, typeface.name, (catalogue) => {
    const isShown = catalogue.typefaces.some(({ id }) => id === typeface.id)
    return isShown ? designTypefaceCard(catalogue, { typeface, shop: '' }) : null
  })
}

type Totalled = {
  lines: { typeface: { name: string }; styles: Bought }[]
  total: number
  currency: string
}

/** What a quote comes to, in the styles of its first line. */
export async function headingOfTotal(
  payload: Payload,
  { lines: [line], total, currency }: Totalled,
): Promise<MailHeading> {
  const words = formatMoney(total, currency)
  const heading = await headingOf(payload, words, inStyles(line?.styles ?? [], words))
  return { ...heading, alt: `${words}, the total, set in ${line?.typeface.name}` }
}

/** In the styles that were bought last; where they are not shown any more, in the typeface that stands first in the shop. */
export async function headingInLastBought(payload: Payload, words: string, emails: string[]) {
  const orders = await findOrdersOfBuyer(payload, emails)
  const last = orders.find(({ paidAt }) => paidAt)
  const design = inStyles(last?.lines[0]?.styles ?? [], words)
  return headingOf(
    payload,
    words,
    (catalogue) => design(catalogue) ?? designWordsCard(catalogue, { words, captions: [] }),
  )
}

/** A mail without its picture is better than none: its words stand there themselves. */
async function headingOf(
  payload: Payload,
  words: string,
  design: (catalogue: Catalogue) => CardDesign | null,
): Promise<MailHeading> {
  try {
    const designed = design(await shownCatalogue(payload))
    const picture = designed?.face ? await drawWords(payload, { ...designed, captions: [] }) : null
    return { words, picture }
  } catch (error) {
    if (!(error instanceof FontRefused)) {
      payload.logger.error({ err: error, msg: `“${words}” could not be drawn for a mail` })
    }
    return { words, picture: null }
  }
}

/** In those of the styles that are of the first one's typeface; null: it is not shown any more. Its name stands as in menus. */
function inStyles(bought: Bought, words: string) {
  return ({ typefaces, stylesOf }: Catalogue): CardDesign | null => {
    const stylesIn = ({ id }: Typeface) => stylesOf.get(id) ?? []
    const typeface = typefaces.find((one) => stylesIn(one).some(({ id }) => id === bought[0]?.id))
    if (!typeface) return null
    const ids = new Set(bought.map(({ id }) => id))
    const styles = chooseNameStyles(stylesIn(typeface).filter(({ id }) => ids.has(id)))
    const { name, menuText, lang, dir } = typeface
    const run =
      name === words
        ? { text: menuText || name, lang: lang ?? 'en', dir: dir ?? 'ltr' }
        : { text: words, lang: 'en', dir: directionOf(words) }
    return { run, face: { typeface: typeface.id, styles }, captions: [] }
  }
}
