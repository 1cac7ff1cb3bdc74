import { formatAmount } from '@/domain/money/format-money'
import { ActionButton, ActionLink } from '../../ui/action-button'
import { Bill } from '../bill/bill'
import { NO_TYPEFACE } from '../bill/figure-face'
import type { HeldState } from './use-held'

type HeldRefusedProps = {
  refusal: Extract<HeldState, { kind: 'refused' }>
  currency: string
}

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
