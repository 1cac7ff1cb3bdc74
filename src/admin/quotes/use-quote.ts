import { useDocumentInfo } from '@payloadcms/ui'
import type { QuoteDesk } from '@/domain/quote/quote-answer'
import { postJson } from '../read-response'
import { useSay } from '../use-say'
import { useStaffRecord } from '../use-staff-record'

const SAID = {
  send: 'Its link is on its way to the client.',
  withdraw: 'It is withdrawn: its client can no longer pay it.',
  paid: 'Written down. What became of it stands at its order.',
}

export type SendToQuote = (what: 'send' | 'withdraw' | 'paid', body: object) => Promise<void>

/** What staff see of a quote, and what they do with it. */
export function useQuoteDesk() {
  const { id } = useDocumentInfo()
  const say = useSay()
  const { shown, work, act } = useStaffRecord<QuoteDesk>({
    url: id === undefined ? null : `/api/quotes/${id}/desk`,
  })

  const send: SendToQuote = async (what, body) => {
    await act(async () => ({
      now: await postJson<QuoteDesk>(`/api/quotes/${id}/${what}`, body),
      said: say(SAID[what]),
    }))
  }
  return { desk: shown, work, send }
}
