import type { LicenceCheck } from '@/domain/licensing/licence-state'
import { dateText } from '../../checkout/order/order-text'

type CheckSentenceProps = { check: LicenceCheck; reason: string | null }

/** The state in a sentence that a lawyer can quote. */
export function CheckSentence({ check, reason }: CheckSentenceProps) {
  const { state, since, until, superseded_by: next } = check
  const when = dateText(since)
  switch (state) {
    case 'active':
      return `This licence is in force. It began on ${when} and ${
        until ? `ends on ${dateText(until)}` : 'has no end'
      }.`
    case 'superseded':
      return (
        <>
          This licence was replaced on {when}
          {next && (
            <>
              {' '}
              by <a href={next.url}>{next.number}</a>
            </>
          )}
          . What was made under it stays licensed.
        </>
      )
    case 'revoked':
      return `This licence was revoked on ${when} and may no longer be used. ${reason ?? ''}`.trim()
    case 'expired':
      return `This licence ended on ${when}. What was made under it before stays licensed.`
  }
}
