import type { SpecimenView } from '@/domain/catalogue/pages/page-views'
import type { StyleView } from '@/domain/catalogue/typeface-view'
import { type PriceList, priceInList, soldAt } from '@/domain/pricing/price-list'
import type { PricedKind } from '@/domain/pricing/sales'
import {
  type PriceTerms,
  type PriceTexts,
  shownEarlier,
  shownPrice,
  textsOf,
  withTerm,
} from '@/domain/pricing/shown-price'
import { TypefaceText } from '../../tester/text/typeface-text'
import { PriceIn } from '../../ui/price-in'
import { StyleLine } from './style-line'

/** Every style set in itself: roman left, italic right. */
export function StylesList({ typeface }: { typeface: SpecimenView }) {
  const { styles, inItself } = typeface
  if (styles.length === 0) return null

  const places = arrangeStyles(styles)
  return (
    <section className="sec styles">
      <h2>{styles.length === 1 ? 'Style' : 'Styles'}</h2>
      <div className={`st-list ${shapeOf(places)}`}>
        {places.map(({ style, column }) => (
          <StyleLine
            key={style.id}
            styleId={style.id}
            label={`${style.name}, ${Object.values(priceText(style, typeface))[0]}`}
            column={column}
          >
            <TypefaceText
              className="st-name"
              fits
              hangs
              isReadable
              face={style.previewFace}
              coordinates={style.defaultCoordinates}
            >
              {style.name}
            </TypefaceText>
            {inItself.dir === 'rtl' && (
              <TypefaceText
                className="st-word"
                lang={inItself.lang}
                dir="rtl"
                face={style.previewFace}
                coordinates={style.defaultCoordinates}
                hidden
              >
                {inItself.text}
              </TypefaceText>
            )}
            <span className="num">
              <PriceIn
                of={priceText(style, typeface)}
                before={earlierIn(typeface.terms, 'styles', style)}
              />
            </span>
          </StyleLine>
        ))}
      </div>
    </section>
  )
}

function priceText(style: StyleView, { terms, shownFrom }: SpecimenView): PriceTexts {
  if (style.price !== null) return textsIn(terms, 'styles', style)
  return { '': shownFrom === null ? 'not for sale yet' : 'with the family' }
}

/** What a style or a bundle costs, in each currency. */
export function textsIn(
  terms: PriceTerms,
  kind: PricedKind,
  { id, price }: { id: string; price: number | null },
): PriceTexts {
  const shown = shownPrice(terms, (list) => priceInList({ kind, id, price }, list)) ?? {}
  return textsOf(shown, (money) => withTerm(money, terms.per))
}

/** What it is compared with while a sale lowers it; null: nothing. */
export function earlierIn(
  terms: PriceTerms,
  kind: PricedKind,
  { id, price }: { id: string; price: number | null },
): PriceTexts | null {
  const sold = (list: PriceList) => soldAt({ kind, id, price }, list)
  return shownEarlier(
    terms,
    (list) => sold(list).price,
    (list) => sold(list).sale?.earlier,
  )
}

function shapeOf(places: StylePlace[]): string {
  if (places.length === 1) return 'one'
  const columns = new Set(places.map(({ column }) => column))
  return columns.size === 1 ? 'single' : ''
}

/** A place in the styles list: romans left, their italics right beside them. */
type StylePlace = { style: StyleView; column: 'roman' | 'italic' }

/** Romans in their order, each followed by its italic; italics without a roman come last. */
export function arrangeStyles(styles: StyleView[]): StylePlace[] {
  const romans = styles.filter((style) => style.slope === 'upright')
  const italics = styles.filter((style) => style.slope !== 'upright')
  const paired = romans.flatMap((roman): StylePlace[] => {
    const beside = italics.filter((italic) => isItalicOf(italic, roman))
    return [placed(roman, 'roman'), ...beside.map((italic) => placed(italic, 'italic'))]
  })

  const alone = italics.filter((italic) => !romans.some((roman) => isItalicOf(italic, roman)))
  return [...paired, ...alone.map((italic) => placed(italic, 'italic'))]
}

function placed(style: StyleView, column: StylePlace['column']): StylePlace {
  return { style, column }
}

/** "Bold Italic" is the italic of "Bold", "Italic" that of "Regular". */
function isItalicOf(italic: StyleView, roman: StyleView): boolean {
  return italic.typ === roman.typ && uprightName(italic.name) === uprightName(roman.name)
}

function uprightName(name: string): string {
  const stripped = name.replace(/\b(italic|oblique|slanted|roman|regular)\b/gi, '')
  return stripped.replace(/\s+/g, ' ').trim()
}
