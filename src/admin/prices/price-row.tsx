import { useDocumentDrawer } from '@payloadcms/ui'
import type { DeskStyle } from '@/domain/pricing/desk/price-desk'
import { AmountInput } from '../money/amount-input'
import { useTypedAmount } from '../money/use-typed-amount'
import type { PriceWords } from './words'

type Props = {
  style: DeskStyle
  price: number | null
  currency: string
  language: string
  words: PriceWords
  onPrice: (price: number | null) => void
  onProblem: (problem: string | null) => void
  onSaved: () => void
}

/** One style: its name opens it, its price is typed here. */
export function PriceRow({ style, price, currency, language, words, ...on }: Props) {
  const [Drawer, Toggler] = useDocumentDrawer({ collectionSlug: 'styles', id: style.id })
  const typed = useTypedAmount({ currency, language })
  const { id, name, weight, typ, has_master: hasMaster } = style
  const notes = [typ === 'variable' && words.variable, !hasMaster && words.noMaster]

  function type(text: string) {
    const read = typed.type(text)
    on.onProblem(read.problem)
    if (read.problem === null) on.onPrice(read.value)
  }

  return (
    <tr>
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
          onType={type}
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
