import { useEffect, useState } from 'react'
import { loadCode } from '../../shell/failures/load-code'
import { knownIn, readPicked, storePicked } from './stored-picked'
import { NOTHING_PICKED, withStyles, type Picked } from './picked'
import type { ShopQuery } from '../use-shop-query'
import type { ShopChoice } from '../shop-choice'
import { callFailureOf } from '../call-failure'

type PickedState = {
  picked: Picked
  isLoading: boolean
  /** Why the line to be changed could not be read. */
  errorMessage: string | null
  reload: () => void
  pick: (picked: Picked) => void
}

/** What is picked: restored from the tab, from the styles in the URL, or from a line of the cart. */
export function usePicked(choice: ShopChoice, { styles, style, line }: ShopQuery): PickedState {
  const [picked, setPicked] = useState<Picked>(NOTHING_PICKED)
  const [isLoading, setLoading] = useState(true)
  const [errorMessage, setErrorMessage] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const stylesInUrl = styles.join()

  useEffect(() => {
    let isMounted = true
    const start = (initial: Picked | null) => {
      if (!isMounted) return
      setPicked(initial ?? initiallyPicked(choice, { styles: stylesInUrl, style }))
      setErrorMessage(null)
      setLoading(false)
    }
    const showFailure = (error: unknown) =>
      isMounted && setErrorMessage(callFailureOf(error).message)
    if (line) readLine(line, choice).then(start, showFailure)
    else start(null)
    return () => {
      isMounted = false
    }
  }, [choice, stylesInUrl, style, line, attempt])

  function pick(next: Picked) {
    setPicked(next)
    if (!line) storePicked(choice.slug, next)
  }

  const reload = () => setAttempt((count) => count + 1)
  return { picked, isLoading, errorMessage, reload, pick }
}

/** A bundle starts with all its styles. The style somebody was looking at joins what is picked. */
function initiallyPicked(
  choice: ShopChoice,
  { styles: stylesInUrl, style }: { styles: string; style: string | null },
): Picked {
  const stored = readPicked(choice)
  if (style && !stylesInUrl) return knownIn(withStyles(stored, [style]), choice)
  const { bundle } = choice.across ?? {}
  if (!stylesInUrl && bundle && stored === NOTHING_PICKED) {
    return { ...stored, styles: bundle.styles }
  }
  return stylesInUrl ? knownIn({ ...stored, styles: stylesInUrl.split(',') }, choice) : stored
}

/** Few visitors change a line: the code that reads one is loaded on demand. */
async function readLine(line: string, choice: ShopChoice): Promise<Picked | null> {
  const { pickedInLine } = await loadCode(() => import('./picked-in-line'))
  return pickedInLine(line, choice)
}
