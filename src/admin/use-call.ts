import { useState } from 'react'
import { sentenceOf } from './read-response'

/** A request that a press makes: whether it is under way, and why it failed. Where it leads away it stays so until then. */
export function useCall() {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function call(work: () => Promise<unknown>, { leadsAway = false } = {}): Promise<void> {
    setBusy(true)
    setFailure(null)
    try {
      await work()
      if (!leadsAway) setBusy(false)
    } catch (error) {
      setFailure(sentenceOf(error))
      setBusy(false)
    }
  }
  return { isBusy, failure, call }
}
