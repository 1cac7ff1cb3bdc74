import { useEffect, useState } from 'react'
import { loadCode } from '../../shell/failures/load-code'
import { knownIn, recallPicked, rememberPicked } from './stored-picked'
import { NOTHING_PICKED, type Picked } from './picked'
import type { ShopQuery } from '../shop-url'
import type { ShopChoice } from '../shop-choice'
import { callFailureOf } from '../call-failure'

type Choosing = {
  picked: Picked
  isLoading: boolean
  /** Why the line to be changed could not be read. */
  fault: string | null
  readAgain: () => void
  pick: (picked: Picked) => void
}

/** What is picked: kept in the tab, begun by the styles in the address, or taken out of a line of the cart. */
export function usePicked(choice: ShopChoice, { styles, line }: ShopQuery): Choosing {
  const [picked, setPicked] = useState<Picked>(NOTHING_PICKED)
  const [isLoading, setLoading] = useState(true)
  const [fault, setFault] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const given = styles.join()

  useEffect(() => {
    let isHere = true
    const begin = (begun: Picked | null) => {
      if (!isHere) return
      setPicked(begun ?? pickedAtStart(choice, given))
      setFault(null)
      setLoading(false)
    }
    const tell = (error: unknown) => isHere && setFault(callFailureOf(error).message)
    if (line) readLine(line, choice).then(begin, tell)
    else begin(null)
    return () => {
      isHere = false
    }
  }, [choice, given, line, attempt])

  function pick(next: Picked) {
    setPicked(next)
    if (!line) rememberPicked(choice.slug, next)
  }

  const readAgain = () => setAttempt((count) => count + 1)
  return { picked, isLoading, fault, readAgain, pick }
}

/** A bundle begins with all it holds. */
function pickedAtStart(choice: ShopChoice, given: string): Picked {
  const kept = recallPicked(choice)
  const { bundle } = choice.across ?? {}
  if (!given && bundle && kept === NOTHING_PICKED) return { ...kept, styles: bundle.styles }
  return given ? knownIn({ ...kept, styles: given.split(',') }, choice) : kept
}

/** Few come to change a line: how one is read comes with the first who does. */
async function readLine(line: string, choice: ShopChoice): Promise<Picked | null> {
  const { pickedInLine } = await loadCode(() => import('./picked-in-line'))
  return pickedInLine(line, choice)
}
