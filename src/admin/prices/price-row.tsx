import { useDocumentDrawer, useDraggableSortable } from '@payloadcms/ui'
import type { DeskStyle } from '@/domain/pricing/style-prices'
import { AmountInput } from '../money/amount-input'
import { useTypedAmount } from '../money/use-typed-amount'
import { MoveHandle } from './move-handle'
import type { TypedPrice } from './use-price-desk'
import type { PriceWords } from './words'

type Props = {
  style: DeskStyle
  price: number | null
  currency: string
  language: string
  words: PriceWords
  mayEdit: boolean
  /** It is dragged among others; where that is said. */
  howId: string | null
  onType: (typed: TypedPrice) => void
  onSaved: () => void
  /** Moves it by one. */
  onStep: (step: 1 | -1) => void
}

/** One style: its name opens it, its price is typed here, its handle moves it. */
export function PriceRow({
  style,
  price,
  currency,
  language,
  words,
  mayEdit,
  howId,
  ...on
}: Props) {
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
            label={words.move(name)}
            describedBy={howId}
            onStep={on.onStep}
          />
        </td>
      )}
      <th scope="row">
        <Toggler className="style-open" aria-label={name}>
          {name}
        </Toggler>
        <Drawer onSave={on.onSaved} onDelete={on.onSaved} />
        {notes.filter(Boolean).length > 0 && <small>{notes.filter(Boolean).join(', ')}</small>}
      </th>
      <td>{weight}</td>
      <td>
        <AmountInput
          id={`price-${id}`}
          label={words.priceOf(name)}
          currency={currency}
          value={typed.textOf(price)}
          isRefused={typed.problem !== null}
          isReadOnly={!mayEdit}
          onType={(text) => on.onType(typed.type(text))}
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
