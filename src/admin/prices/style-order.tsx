import { Button } from '@payloadcms/ui'
import type { PriceWords } from './words'

type Props = {
  isOwn: boolean
  problem: string | null
  words: PriceWords
  onByWeight: () => void
}

/** Whose order the styles stand in, and the way back to that by weight. */
export function StyleOrder({ isOwn, problem, words, onByWeight }: Props) {
  return (
    <div className="style-order">
      {problem && <p role="alert">{problem}</p>}
      {isOwn && (
        <>
          <p>{words.ownOrder}</p>
          <Button buttonStyle="secondary" margin={false} onClick={onByWeight}>
            {words.byWeight}
          </Button>
        </>
      )}
    </div>
  )
}
