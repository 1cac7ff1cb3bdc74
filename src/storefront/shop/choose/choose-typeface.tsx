import { sampleFaceName } from '@/domain/catalogue/styles/font-face-names'
import { ownValue } from '@/domain/own-value'
import type { PriceRules } from '@/domain/pricing/price-rules'
import type { PriceTexts } from '@/domain/pricing/shown-price'
import { countOf, lowerFirst } from '@/domain/words'
import { LatinName } from '../../catalogue/latin-name'
import { priceOf } from '../../catalogue/row-text'
import { useInlined } from '../../shell/fonts/use-arrived-faces'
import { ShopLink } from '../../shell/navigation/shop-link'
import { fitInRoom } from '../../ui/fit-in-room'
import { PriceIn } from '../../ui/price-in'
import { BillNote } from '../bill/bill'
import { cssOfFace, listedCutOf, listedFaceOf } from '../bill/figure-face'
import type { CurrencyChoice } from '../currency/currency-select'
import { type ShopChoice, stylesOf } from '../shop-choice'
import { bundlePath, choosePath } from '../shop-paths'

type ChooseTypefaceProps = {
  choices: ShopChoice[]
  rules: PriceRules
  currencies: CurrencyChoice
  /** The slug in the URL, if no typeface has it. */
  missing: string | null
  /** By id of a typeface: how far from its start the ink of its name begins, in em. */
  bearings: Record<string, number>
  /** Before the list of fonts is there: the names that are shown. */
  faces?: ServedFaces
}

/** Where the URL names no typeface: all of them, each set in itself. */
export function ChooseTypeface(props: ChooseTypefaceProps) {
  const { choices, rules, currencies, bearings, missing, faces } = props
  if (choices.length === 0) return <NothingToChoose />
  return (
    <>
      <section className="styles">
        <h1 className="vh" tabIndex={-1}>
          Choose a typeface
        </h1>
        <h2>
          <span>
            {missing ? `Nothing is called “${missing}”. Choose a typeface` : 'Choose a typeface'}
          </span>
          <BillNote note={rules.currency} currencies={currencies} isBusy={false} />
        </h2>
        <ul className="choices">
          {choices.map((choice) => (
            <li key={choice.id}>
              <ShopLink href={choicePath(choice)} className="style-row">
                <span className="vh">{choice.name}, </span>
                <ListedName
                  choice={choice}
                  bearing={ownValue(bearings, choice.id)}
                  served={faces}
                />
                <span className="soft num">
                  <LatinName row={choice} />
                  <PriceIn of={offerTexts(choice)} />
                </span>
              </ShopLink>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

function NothingToChoose() {
  return (
    <section>
      <h1 tabIndex={-1}>
        <b>Nothing is for sale yet</b>
      </h1>
      <p>No typeface is published here so far.</p>
    </section>
  )
}

/** "18 styles, from 45.00 €"; a typeface of one style, and a bundle, has one price. */
function offerTexts({ shownFrom, per, across, ...choice }: ShopChoice): PriceTexts {
  const styleCount = stylesOf({ shownFrom, ...choice }).length
  const count = `${across ? 'bundle of ' : ''}${countOf(styleCount, 'style')}, `
  const texts = priceOf({ shownFrom, per, styleCount: across ? 1 : styleCount })
  return Object.fromEntries(
    Object.entries(texts).map(([code, text]) => [code, count + lowerFirst(text)]),
  )
}

/** A bundle starts with all its styles. */
function choicePath(choice: ShopChoice): string {
  return choice.across
    ? bundlePath(choice.slug, choice.across.bundle.styles)
    : choosePath(choice.slug)
}

/** Faces that came with the page, and those that come after the list. */
type ServedFaces = { named: readonly string[]; namedLater: readonly string[] }

type ListedNameProps = {
  choice: ShopChoice
  bearing: number | undefined
  /** A name in any other face is not shown. Without it all are. */
  served?: ServedFaces | undefined
}

/** A typeface's name in itself: in the letters that came with the page, or in its menu preview. */
function ListedName({ choice, bearing, served }: ListedNameProps) {
  const cut = listedCutOf(choice)
  const cutFace = cut && sampleFaceName(cut.face)
  const isInlined = useInlined(cutFace)
  const hasCut = cutFace !== null && (served ? isServed(served, cutFace) : isInlined)
  const face = hasCut ? { face: cutFace, coordinates: {} } : listedFaceOf(choice)
  // A name from right to left begins where the others do with the end of its ink.
  const isHung = bearing !== undefined && choice.inItself.dir === 'ltr'
  const state = served && stateOf(served, face?.face ?? '')

  return (
    <span
      className={state ? `n ${state}` : 'n'}
      aria-hidden="true"
      lang={choice.inItself.lang}
      translate="no"
      dir={choice.inItself.dir}
      style={{ ...cssOfFace(face), ...(isHung && { ['--pull' as string]: bearing }) }}
      ref={fitInRoom}
    >
      {choice.inItself.text}
    </span>
  )
}

function isServed({ named, namedLater }: ServedFaces, face: string): boolean {
  return named.includes(face) || namedLater.includes(face)
}

function stateOf(served: ServedFaces, face: string): 'is-unset' | 'is-later' | null {
  if (!isServed(served, face)) return 'is-unset'
  return served.named.includes(face) ? null : 'is-later'
}
