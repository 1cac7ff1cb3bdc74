import { formatAmount } from '@/domain/money/format-money'
import type { ShopChoice, ShopStyle } from '../shop-choice'
import type { TypedText } from '../use-shop-query'
import { StyleRow } from './style-row'
import { arrangeColumns } from './style-columns'

type StyleListProps = {
  choice: ShopChoice
  picked: ReadonlySet<string>
  held: ReadonlySet<string>
  typed: TypedText
  currency: string
  onPick: (style: string, isPicked: boolean) => void
}

/** The styles of one typeface: romans left and italics right, or uprights down two columns. */
export function StyleList({ choice, picked, held, typed, currency, onPick }: StyleListProps) {
  const list = arrangeColumns(choice.styles)
  const lowest = Math.min(...choice.styles.map(({ price }) => price ?? Infinity))
  const word = choice.inItself.dir === 'rtl' ? choice.inItself : null
  const row = (style: ShopStyle, place?: { row: number; column: number }) => (
    <StyleRow
      key={style.id}
      style={style}
      word={word}
      typed={typed}
      dearer={(style.price ?? 0) > lowest ? formatAmount(style.price ?? 0, currency) : null}
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
