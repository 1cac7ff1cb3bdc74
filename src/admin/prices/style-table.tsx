import { DraggableSortable, useDocumentDrawer, useDraggableSortable } from '@payloadcms/ui'
import { type KeyboardEvent, useId } from 'react'
import { ownValue } from '@/domain/own-value'
import type { DeskStyle } from '@/domain/pricing/style-prices'
import { fillIn } from '@/domain/staff/german/sentence-shapes'
import { AmountInput, useTypedAmount } from '../money/amount-input'
import type { Moved, TypedPrice } from './use-style-prices'
import type WORDS from './price-words.json'

type Props = {
  styles: DeskStyle[]
  /** What each costs while somebody types, in the order of the styles. */
  prices: (number | null)[]
  currency: string
  language: string
  words: (typeof WORDS)['en']
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
        {moved && fillIn(words.moved, { ...moved, count: styles.length })}
      </p>
    </DraggableSortable>
  )
}

type PriceRowProps = Pick<Props, 'currency' | 'language' | 'words' | 'mayEdit' | 'onSaved'> & {
  style: DeskStyle
  price: number | null
  /** It is dragged among others; where that is said. */
  howId: string | null
  onType: (typed: TypedPrice) => void
  /** Moves it by one. */
  onStep: (step: 1 | -1) => void
}

/** One style: its name opens it, its price is typed here, its handle moves it. */
function PriceRow({ style, price, words, mayEdit, howId, ...row }: PriceRowProps) {
  const { currency, language, onType, onSaved, onStep } = row
  const [Drawer, Toggler] = useDocumentDrawer({ collectionSlug: 'styles', id: style.id })
  const { setNodeRef, isDragging, transform, transition, attributes, listeners } =
    useDraggableSortable({ id: style.name, disabled: howId === null })
  const typed = useTypedAmount({ currency, language })
  const { id, name, weight, typ, has_master: hasMaster } = style
  const notes = [typ === 'variable' && words.variable, !hasMaster && words.noMaster]

  return (
    <tr
      ref={setNodeRef}
      className={isDragging ? 'style-dragged' : undefined}
      style={{ transform, transition }}
    >
      {howId && (
        <td className="style-move">
          <MoveHandle
            {...{ attributes, listeners }}
            label={fillIn(words.move, { name })}
            describedBy={howId}
            onStep={onStep}
          />
        </td>
      )}
      <th scope="row">
        <Toggler className="style-open quiet-button" aria-label={name}>
          {name}
        </Toggler>
        <Drawer onSave={onSaved} onDelete={onSaved} />
        {notes.filter(Boolean).length > 0 && <small>{notes.filter(Boolean).join(', ')}</small>}
      </th>
      <td>{weight}</td>
      <td>
        <AmountInput
          id={`price-${id}`}
          label={fillIn(words.priceOf, { name })}
          currency={currency}
          value={typed.textOf(price)}
          isRefused={typed.problem !== null}
          isReadOnly={!mayEdit}
          onType={(text) => onType(typed.type(text))}
          onLeave={typed.settle}
        />
        {typed.problem && (
          <p className="amount-why" id={`price-${id}-why`} role="alert">
            {typed.problem}
          </p>
        )}
      </td>
    </tr>
  )
}

type MoveHandleProps = Pick<ReturnType<typeof useDraggableSortable>, 'attributes' | 'listeners'> & {
  label: string
  /** The id of the sentence that says how. */
  describedBy: string
  onStep: (step: 1 | -1) => void
}

const STEPS: Partial<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 }

/** What a row is dragged by, with a pointer or a finger; each arrow key moves it by one. */
function MoveHandle({ attributes, listeners, label, describedBy, onStep }: MoveHandleProps) {
  // Not Payload's own keyboard: on a page that scrolls, its arrow keys scroll and move nothing.
  function step(event: KeyboardEvent<HTMLButtonElement>) {
    const by = ownValue(STEPS, event.key)
    if (!by) return
    event.preventDefault()
    onStep(by)
    // A row that is put elsewhere loses the focus.
    const handle = event.currentTarget
    requestAnimationFrame(() => handle.focus())
  }

  return (
    <button
      type="button"
      {...attributes}
      {...listeners}
      onKeyDown={step}
      className="move-handle"
      aria-label={label}
      aria-roledescription={undefined}
      aria-describedby={describedBy}
    >
      <svg viewBox="0 0 12 20" width="12" height="20" aria-hidden="true">
        {[4, 10, 16].flatMap((y) =>
          [3, 9].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.5" />),
        )}
      </svg>
    </button>
  )
}
