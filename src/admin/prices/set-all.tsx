import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { AmountInput } from '../money/amount-input'
import { useTypedAmount } from '../money/use-typed-amount'
import type { PriceWords } from './words'

type Props = {
  currency: string
  language: string
  words: PriceWords
  onSet: (price: number | null) => void
}

export function SetAll({ currency, language, words, onSet }: Props) {
  const id = useId()
  const [price, setPrice] = useState<number | null>(null)
  const typed = useTypedAmount({ currency, language })

  function type(text: string) {
    const read = typed.type(text)
    setPrice(read.problem === null ? read.value : null)
  }

  return (
    <div className="set-all">
      <label htmlFor={id}>{words.setAllTo}</label>
      <AmountInput
        id={id}
        currency={currency}
        value={typed.textOf(price)}
        isRefused={typed.problem !== null}
        onType={type}
        onLeave={typed.settle}
      />
      <Button
        buttonStyle="secondary"
        margin={false}
        disabled={price === null}
        onClick={() => onSet(price)}
      >
        {words.setAll}
      </Button>
      {typed.problem && (
        <p className="amount-why" id={`${id}-why`} role="alert">
          {typed.problem}
        </p>
      )}
    </div>
  )
}
