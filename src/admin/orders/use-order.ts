import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { createContext, useContext } from 'react'
import { moneyInWords } from '@/domain/order/history/event-in-words'
import type { OrderDesk } from '@/domain/order/order-for-staff'
import { wordsIn } from '@/domain/staff/german/sentence-shapes'
import type { RefundOutcome } from '@/operations/orders/refunds/refund-order'
import { sendJson } from '../read-response'
import { type Say, useSay } from '../use-say'
import { type Became, useStaffRecord } from '../use-staff-record'
import WORDS from './order-words.json' with { type: 'json' }

type Answer = { desk: OrderDesk; outcome?: RefundOutcome }

type Act = 'refund' | 'correct-invoice' | keyof ReturnType<typeof useOrderWords>['said']

type SendToDesk = (what: Act, body: object) => Promise<Became>

type OrderWork = { desk: OrderDesk; isBusy: boolean; send: SendToDesk }

const OrderContext = createContext<OrderWork | null>(null)

export const OrderProvider = OrderContext.Provider

/** The order of the page, whether something is done with it just now, and how. */
export function useOrder(): OrderWork {
  const order = useContext(OrderContext)
  if (order === null) throw new ReferenceError('OrderProvider')
  return order
}

const SAID_OF_REFUND: Record<RefundOutcome['kind'], string> = {
  given_back: '{money} went back, and the buyer is written to.',
  on_its_way:
    '{money} are on their way. The buyer’s bank takes some days; the buyer is written to when they arrived.',
  waiting:
    'Stripe does not answer just now. Your wish to give {money} back is kept, and sent as soon as it does: do not ask again.',
}

/** What staff see of an order's money, and what they do about it. */
export function useOrderDesk() {
  const { id } = useDocumentInfo()
  const words = useOrderWords()
  const say = useSay()
  const { shown, work, act } = useStaffRecord<OrderDesk>({
    url: id === undefined ? null : `/api/orders/${id}/desk`,
    standingOf,
    lookAgainIn: (desk) => (isUnderWay(desk) ? OFTEN_IN_MS : null),
  })

  const send: SendToDesk = async (what, body) => {
    const { became } = await act(async () => {
      const { desk: now, outcome } = await sendJson<Answer>(`/api/orders/${id}/${what}`, body)
      const said =
        what === 'refund'
          ? refundInWords(say, { outcome, desk: now })
          : what === 'correct-invoice'
            ? words.saidOfCorrection[outcome?.kind ?? 'given_back']
            : words.said[what]
      return { now, said }
    })
    return became
  }
  return { desk: shown, work, send }
}

const OFTEN_IN_MS = 10_000

function standingOf({ state, refunds }: OrderDesk): string {
  return [state, ...refunds.map((refund) => refund.state)].join()
}

/** A bank takes weeks over a dispute, and seconds or days over a refund. */
function isUnderWay({ refunds }: OrderDesk): boolean {
  return refunds.some(
    ({ state, isDispute }) => !isDispute && (state === 'requested' || state === 'pending'),
  )
}

type Carried = { outcome: RefundOutcome | undefined; desk: OrderDesk }

function refundInWords(say: Say, { outcome, desk }: Carried): string {
  if (!outcome) return say('Done.')
  const money = say(moneyInWords(outcome, desk.currency))
  return say(SAID_OF_REFUND[outcome.kind], { money })
}

/** What stands at an order, and above the list of them. */
export function useOrderWords() {
  return wordsIn(WORDS, useTranslation().i18n.language)
}
