import { lazy, Suspense, useId } from 'react'
import { formatAmount } from '@/domain/money/format-money'
import type { PriceRules } from '@/domain/pricing/price-rules'
import { shownSum } from '@/domain/pricing/shown-price'
import { loadCode } from '../../shell/failures/load-code'
import { isThere } from '../../shell/fonts/browser-fonts'
import { firstBearing } from '../../tester/text/first-bearing'
import { onFacesLoaded } from '../../ui/face-loads'
import { fitInRoom } from '../../ui/fit-in-room'
import { cssOfFace, faceOf } from '../bill/figure-face'
import type { ShopChoice, ShopStyle } from '../shop-choice'
import type { TypedText } from '../use-shop-query'
import { arrangeColumns, splitItalic } from './style-columns'

type StyleListProps = {
  choice: ShopChoice
  picked: ReadonlySet<string>
  held: ReadonlySet<string>
  typed: TypedText
  rules: PriceRules
  onPick: (style: string, isPicked: boolean) => void
}

/** The styles of one typeface: romans left and italics right, or uprights down two columns. */
export function StyleList({ choice, picked, held, typed, rules, onPick }: StyleListProps) {
  const list = arrangeColumns(choice.styles)
  const lowest = Math.min(...choice.styles.map(({ price }) => price ?? Infinity))
  const word = choice.inItself.dir === 'rtl' ? choice.inItself : null
  const shown = (net: number) => formatAmount(shownSum(net, rules.tax), rules.currency)
  const row = (style: ShopStyle, place?: { row: number; column: number }) => (
    <StyleRow
      key={style.id}
      style={style}
      word={word}
      typed={typed}
      dearer={(style.price ?? 0) > lowest ? shown(style.price ?? 0) : null}
      place={place}
      isPicked={picked.has(style.id)}
      isHeld={held.has(style.id)}
      onPick={(isPicked) => onPick(style.id, isPicked)}
    />
  )

  return (
    <div role="group" aria-label={`Styles of ${choice.name}`}>
      {list.kind === 'single' && (
        <div className="one" style={lettersOf(list.style.name)}>
          {row(list.style)}
        </div>
      )}
      {list.kind === 'column' && (
        <div className="cols-2 down" style={rowsOf(list.styles.length)}>
          {list.styles.map((style) => row(style))}
        </div>
      )}
      {list.kind === 'pairs' && (
        <div className="cols-2">{list.placed.map(({ style, ...place }) => row(style, place))}</div>
      )}
    </div>
  )
}

/** A long name is set smaller, so that the line holds it. */
function lettersOf(name: string): React.CSSProperties {
  return { '--letters': name.length } as React.CSSProperties
}

function rowsOf(count: number): React.CSSProperties {
  return { '--rows': Math.ceil(count / 2) } as React.CSSProperties
}

/** Few visitors bring a text along; where its code does not come, the names stand alone. */
const StyleText = lazy(() =>
  loadCode(() => import('./style-text')).catch(() => ({ default: RoomOfText })),
)

type StyleRowProps = {
  style: ShopStyle
  /** A word of the typeface in its own script, where that runs from right to left. */
  word: ShopChoice['inItself'] | null
  /** It stands for the name, which is small beside it. */
  typed: TypedText
  /** Its price, where others cost less. */
  dearer: string | null
  isPicked: boolean
  /** Held already: it cannot be taken out. */
  isHeld: boolean
  place?: { row: number; column: number }
  onPick: (isPicked: boolean) => void
}

/** One style set in itself; the whole line is the target. */
function StyleRow({ style, word, typed, dearer, ...row }: StyleRowProps) {
  const { isPicked, isHeld, place, onPick } = row
  const priceId = useId()
  const { roman, italic } = splitItalic(style.name)
  const face = cssOfFace(faceOf(style))

  return (
    <label
      className={`style-row hit${isHeld ? ' is-held' : isPicked ? ' is-on' : ''}`}
      style={place && { gridRow: place.row, gridColumn: place.column }}
    >
      <input
        type="checkbox"
        aria-label={isHeld ? `${style.name}, yours already` : style.name}
        aria-disabled={isHeld || undefined}
        aria-describedby={dearer ? priceId : undefined}
        checked={isHeld || isPicked}
        onChange={(event) => !isHeld && onPick(event.target.checked)}
      />
      <span className="mark" aria-hidden="true" />
      {typed.text && (
        <Suspense fallback={<RoomOfText />}>
          <StyleText style={style} typed={typed} />
        </Suspense>
      )}
      <span className="n" translate="no" style={face} ref={setName}>
        {roman}
        {italic && <span className="it">{italic}</span>}
      </span>
      {word && !typed.text && (
        <span className="st-word" lang={word.lang} translate="no" dir={word.dir} style={face}>
          {word.text}
        </span>
      )}
      {dearer && (
        <span id={priceId} className="num soft">
          {dearer}
        </span>
      )}
    </label>
  )
}

function RoomOfText() {
  return <span className="st-typed" />
}

/** On a phone a name is so small that its bearing is a pixel. */
const WIDE = '(min-width: 761px)'

/**
 * A ref: a name no wider than its room, whose ink begins where its box does. Until its font is there it is hidden, and nothing
 * moves.
 */
export function setName(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return
  const face = firstOf(element.style.fontFamily)
  hang(element, face)
  const endFaces = onFacesLoaded((families) => {
    if (families.includes(face)) hang(element, face)
  })
  const endFit = fitInRoom(element)
  return () => {
    endFaces()
    endFit?.()
  }
}

function hang(element: HTMLElement, face: string): void {
  if (!face) return
  if (!isThere(face)) return element.classList.add('is-late')
  afterLayout(() => element.classList.remove('is-late'))
  if (element.dir === 'rtl' || !matchMedia(WIDE).matches) return
  const [, weight] = /'wght' ([\d.]+)/.exec(element.style.fontVariationSettings) ?? []
  const setFace = { face, ...(weight && { coordinates: { wght: Number(weight) } }) }
  const bearing = firstBearing(setFace, element.textContent)
  element.style.setProperty('--pull', bearing.toFixed(4))
}

/** What is shown in the frame that moves it has moved before everyone's eyes. */
function afterLayout(show: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(show))
}

/** Without the quotes that browsers write or not. */
function firstOf(families: string): string {
  return (families.split(',')[0] ?? '').replaceAll(/["']/g, '').trim()
}
