import { Button } from '@payloadcms/ui'
import type { usePriceDesk } from './use-price-desk'
import type { PriceWords } from './words'

type Props = {
  work: ReturnType<typeof usePriceDesk>['work']
  /** How many prices would change. */
  count: number
  /** One of them cannot be read. */
  isBlocked: boolean
  words: PriceWords
  onSave: (yesTo: string[]) => void
  onUndo: () => void
}

/** Saves all prices in one go, and asks before an odd one. */
export function SavePrices({ work, count, isBlocked, words, onSave, onUndo }: Props) {
  const questions = work.kind === 'asked' ? work.questions : []
  return (
    <div className="save-prices">
      {work.kind === 'failed' && <p role="alert">{work.why}</p>}
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
