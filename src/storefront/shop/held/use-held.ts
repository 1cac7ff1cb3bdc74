import { useEffect, useState } from 'react'
import type { HeldAnswer } from '@/domain/order/mine-answer'
import { loadCode } from '../../shell/failures/load-code'
import { callFailureOf } from '../call-failure'

export type HeldState =
  | { kind: 'none' | 'loading' }
  | { kind: 'held'; answer: HeldAnswer }
  /** Why nothing can be chosen, and what helps. */
  | { kind: 'refused'; message: string; help: 'sign-in' | 'licences' | 'again'; retry: () => void }

/** What the licence in the URL holds. */
export function useHeld(number: string | null): HeldState {
  const [state, setState] = useState<HeldState>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (!number) return
    let isMounted = true
    const retry = () => {
      setState({ kind: 'loading' })
      setAttempt((count) => count + 1)
    }
    const show = (next: HeldState) => isMounted && setState(next)
    const showFailure = (error: unknown) => {
      const { code, message, isTemporary } = callFailureOf(error)
      const help = isTemporary ? 'again' : code === 'not_signed_in' ? 'sign-in' : 'licences'
      show({ kind: 'refused', message, help, retry })
    }
    const showAnswer = (answer: HeldAnswer) => {
      const { message } = answer
      show(
        message ? { kind: 'refused', message, help: 'licences', retry } : { kind: 'held', answer },
      )
    }
    readHeld(number).then(showAnswer, showFailure)
    return () => {
      isMounted = false
    }
  }, [number, attempt])

  return number ? state : { kind: 'none' }
}

/** Few visitors upgrade: the code that asks for it is loaded on demand. */
async function readHeld(number: string): Promise<HeldAnswer> {
  const { fetchHeld } = await loadCode(() => import('./held-client'))
  return fetchHeld(number)
}
