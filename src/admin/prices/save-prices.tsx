import { Button } from '@payloadcms/ui'
import type { PriceDeskWork } from './use-price-desk'
import type { PriceWords } from './words'

type Props = {
  work: PriceDeskWork['work']
  /** How many prices would change. */
  count: number
  /** One of them cannot be read. */
  isBlocked: boolean
  /** Why the form around was not saved with them. */
  refusal: string | undefined
  words: PriceWords
  onSave: (yesTo: string[]) => void
  onUndo: () => void
}

/** Saves all prices in one go, and asks before an odd one. */
export function SavePrices({ work, count, isBlocked, refusal, words, onSave, onUndo }: Props) {
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
            {questions.length > 0 ? words.yes : words.save(count)}
          </Button>
          <Button buttonStyle="secondary" margin={false} onClick={onUndo}>
            {words.undo}
          </Button>
        </div>
      )}
      <p role="status">{work.kind === 'saved' && count === 0 ? words.saved : ''}</p>
    </div>
  )
}

/** The form is refused in one text, a question a line; whatever is no question cannot be answered with yes. */
function questionsIn(why = ''): string[] {
  return why.endsWith('?') ? why.split('\n') : []
}
