import { useEffect, useState } from 'react'
import { describeAudience } from '@/domain/pricing/discounts/audience'
import { formatAmount } from '@/domain/money/format-money'
import type { HeldAnswer } from '@/domain/order/mine-answer'
import type { HeldChoice } from '@/domain/pricing/upgrade/more-than-held'
import { loadCode } from '../../shell/failures/load-code'
import { AgreeChoice } from '../../checkout/details/agree-choice'
import { ActionButton, ActionLink } from '../../ui/action-button'
import { Bill } from '../bill/bill'
import { NO_TYPEFACE } from '../bill/figure-face'
import { callFailureOf } from '../call-failure'

type HeldState =
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
  const { fetchHeld } = await loadCode(() => import('./upgrade-client'))
  return fetchHeld(number)
}

/** What is being changed, and that none of it is lost. */
export function HeldNote({ held, isFull, onFull }: HeldNoteProps) {
  const { number, audience } = held
  return (
    <>
      <p className="held-note">
        <b>
          Upgrade of <span className="num">{number}</span>
        </b>
        <span className="soft">What you hold stays. Choose what to add.</span>
      </p>
      {audience && (
        <AgreeChoice name="without_audience" isAgreed={isFull} error={undefined} onAgree={onFull}>
          It becomes a full licence, for the difference. Until then it stays as it was sold,{' '}
          {describeAudience(audience)}: {audience.words}
        </AgreeChoice>
      )}
    </>
  )
}

type HeldNoteProps = {
  held: HeldChoice
  /** It becomes a licence for everybody. */
  isFull: boolean
  onFull: (isFull: boolean) => void
}

type HeldRefusedProps = { refusal: Extract<HeldState, { kind: 'refused' }>; currency: string }

/** Why a licence cannot be upgraded here, and the one thing that helps. */
export function HeldRefused({ refusal, currency }: HeldRefusedProps) {
  const { message, help, retry } = refusal
  return (
    <>
      <section role="alert">
        <h1 tabIndex={-1}>
          <b>This licence cannot be upgraded now</b>
        </h1>
        <p className="soft">{message}</p>
      </section>
      <div className="is-zero bill-place">
        <Bill
          rows={[]}
          total={formatAmount(0, currency)}
          note={currency}
          figures={NO_TYPEFACE}
          variant="empty"
        >
          {help === 'again' ? (
            <ActionButton label="Try again" onPress={retry} />
          ) : (
            <ActionLink
              href="/my-licences"
              label={help === 'sign-in' ? 'Sign in by mail' : 'My licences'}
            />
          )}
        </Bill>
      </div>
    </>
  )
}
