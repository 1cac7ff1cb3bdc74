import { DraggableSortable } from '@payloadcms/ui'
import { useId } from 'react'
import type { DeskStyle } from '@/domain/pricing/style-prices'
import { PriceRow } from './price-row'
import type { TypedPrice } from './use-price-desk'
import type { Moved } from './use-style-order'
import type { PriceWords } from './words'

type Props = {
  styles: DeskStyle[]
  /** What each costs while somebody types, in the order of the styles. */
  prices: (number | null)[]
  currency: string
  language: string
  words: PriceWords
  mayEdit: boolean
  moved: Moved | null
  onMove: (from: number, to: number) => void
  onType: (style: DeskStyle, typed: TypedPrice) => void
  onSaved: () => void
}

/** The styles in their order, which is dragged here. */
export function StyleTable({ styles, prices, words, mayEdit, moved, onMove, ...props }: Props) {
  const { currency, language, onType, onSaved } = props
  const howId = useId()
  const isMovable = mayEdit && styles.length > 1
  // Screen readers are told the ids of what is dragged: a typeface has each name once.
  const names = styles.map(({ name }) => name)

  return (
    <DraggableSortable
      ids={names}
      onDragEnd={({ moveFromIndex, moveToIndex }) => onMove(moveFromIndex, moveToIndex)}
    >
      <table>
        <thead>
          <tr>
            {isMovable && <td className="style-move" />}
            <th scope="col">{words.styles}</th>
            <th scope="col">{words.weight}</th>
            <th scope="col">{words.price}</th>
          </tr>
        </thead>
        <tbody>
          {styles.map((style, index) => (
            <PriceRow
              key={style.id}
              {...{ style, currency, language, words, mayEdit }}
              howId={isMovable ? howId : null}
              price={prices[index] ?? null}
              onType={(typed) => onType(style, typed)}
              onSaved={onSaved}
              onStep={(step) => onMove(index, index + step)}
            />
          ))}
        </tbody>
      </table>
      <p id={howId} hidden>
        {words.howToMove}
      </p>
      <p className="style-moved" role="status">
        {moved && words.moved(moved.name, moved.place, styles.length)}
      </p>
    </DraggableSortable>
  )
}
