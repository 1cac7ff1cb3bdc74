import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { fillIn } from '@/domain/staff/german/sentence-shapes'
import { AmountInput, useTypedAmount } from '../money/amount-input'
import type { PriceDeskWork } from './use-style-prices'
import type WORDS from './price-words.json'

type Props = {
  work: PriceDeskWork['work']
  /** How many prices would change. */
  count: number
  /** One of them cannot be read. */
  isBlocked: boolean
  /** Why the form around was not saved with them. */
  refusal: string | undefined
  /** What is said once they are saved. */
  saved: string
  words: (typeof WORDS)['en']
  onSave: (yesTo: string[]) => void
  onUndo: () => void
}

/** Saves all prices in one go, and asks before an odd one. */
export function SavePrices({ work, count, isBlocked, refusal, ...props }: Props) {
  const { saved, words, onSave, onUndo } = props
  const why = work.kind === 'failed' ? work.why : work.kind === 'asked' ? undefined : refusal
  const questions = work.kind === 'asked' ? work.questions : questionsIn(why)
  return (
    <div className="save-prices">
      {why && questions.length === 0 && <p role="alert">{why}</p>}
      {questions.length > 0 && (
        <ul role="alert">
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      )}
      {count > 0 && (
        <div className="save-buttons">
          <Button
            margin={false}
            disabled={isBlocked || work.kind === 'busy'}
            onClick={() => onSave(questions)}
          >
            {questions.length > 0
              ? words.yes
              : count === 1
                ? words.saveOne
                : fillIn(words.save, { count })}
          </Button>
          <Button buttonStyle="secondary" margin={false} onClick={onUndo}>
            {words.undo}
          </Button>
        </div>
      )}
      <p role="status">{work.kind === 'done' && count === 0 ? saved : ''}</p>
    </div>
  )
}

/** The form is refused in one text, a question a line; whatever is no question cannot be answered with yes. */
function questionsIn(why = ''): string[] {
  return why.endsWith('?') ? why.split('\n') : []
}

type SetAllProps = {
  currency: string
  language: string
  words: (typeof WORDS)['en']
  onSet: (price: number | null) => void
}

export function SetAll({ currency, language, words, onSet }: SetAllProps) {
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
