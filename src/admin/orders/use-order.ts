import { useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { moneyInWords } from '@/domain/order/history/event-in-words'
import type { OrderDesk } from '@/domain/order/order-for-staff'
import { readResponse, sentenceOf, ShopRefused } from '../read-response'
import { type Say, useSay } from '../use-say'
import { type OrderWords, useOrderWords } from './words'

type Outcome = {
  kind: 'given_back' | 'on_its_way' | 'waiting'
  amount: number
  /** What goes back to a gift. */
  credit?: number
}

type Answer = { desk: OrderDesk; outcome?: Outcome }

type Act = 'refund' | keyof OrderWords['said']

export type DeskWork =
  | { kind: 'idle' }
  | { kind: 'busy' }
  /** `of`: how it stood then. */
  | { kind: 'done'; said: string; of: string }
  | { kind: 'failed'; why: string }

/** `unknown`: nobody knows what became of it. */
export type SendToDesk = (what: Act, body: object) => Promise<'done' | 'refused' | 'unknown'>

const SAID_OF_REFUND: Record<Outcome['kind'], string> = {
  given_back: '{money} went back, and the buyer is written to.',
  on_its_way:
    '{money} are on their way. The buyer’s bank takes some days; the buyer is written to when they arrived.',
  waiting:
    'Stripe does not answer just now. Your wish to give {money} back is kept, and sent as soon as it does: do not ask again.',
}

/** What staff see of an order's money; sending an act answers what it is afterwards. */
export function useOrderDesk() {
  const { id } = useDocumentInfo()
  const words = useOrderWords()
  const say = useSay()
  const [desk, setDesk] = useState<OrderDesk | null>(null)
  const [work, setWork] = useState<DeskWork>({ kind: 'idle' })
  /** The last that was asked; what an older question answers is older than what is shown. */
  const turn = useRef(0)

  const load = useCallback(async () => {
    if (id === undefined) return
    const own = ++turn.current
    const now = await readResponse<OrderDesk>(await fetch(`/api/orders/${id}/desk`))
    if (own === turn.current) setDesk(now)
  }, [id])

  useEffect(() => {
    load().catch((error) => setWork({ kind: 'failed', why: sentenceOf(error) }))
  }, [load])
  useRefresh(() => void load().catch(() => undefined), { often: isUnderWay(desk) })

  const send: SendToDesk = async (what, body) => {
    if (work.kind === 'busy') return 'unknown'
    setWork({ kind: 'busy' })
    const own = ++turn.current
    try {
      const { desk: now, outcome } = await post(`/api/orders/${id}/${what}`, body)
      if (own === turn.current) setDesk(now)
      setWork({
        kind: 'done',
        said: what === 'refund' ? refundInWords(say, { outcome, desk: now }) : words.said[what],
        of: standingOf(now),
      })
      return 'done'
    } catch (error) {
      setWork({ kind: 'failed', why: sentenceOf(error) })
      // A refusal is part of the history too, and somebody else may have been faster.
      await load().catch(() => undefined)
      return error instanceof ShopRefused && error.status < 500 ? 'refused' : 'unknown'
    }
  }
  return { desk, work: isOver(work, desk) ? { kind: 'idle' as const } : work, send }
}

/** What was said of an act no longer holds once a bank has gone on. */
function isOver(work: DeskWork, desk: OrderDesk | null): boolean {
  return work.kind === 'done' && desk !== null && work.of !== standingOf(desk)
}

function standingOf({ state, refunds }: OrderDesk): string {
  return [state, ...refunds.map((refund) => refund.state)].join()
}

/** A bank takes weeks over a dispute, and seconds or days over a refund. */
function isUnderWay(desk: OrderDesk | null): boolean {
  return (desk?.refunds ?? []).some(
    ({ state, isDispute }) => !isDispute && (state === 'requested' || state === 'pending'),
  )
}

type Carried = { outcome: Outcome | undefined; desk: OrderDesk }

function refundInWords(say: Say, { outcome, desk }: Carried): string {
  if (!outcome) return say('Done.')
  const money = say(moneyInWords(outcome, desk.currency))
  return say(SAID_OF_REFUND[outcome.kind], { money })
}

async function post(url: string, body: object): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json' }
  return readResponse(await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }))
}

const OFTEN_IN_MS = 10_000

/** Stripe and banks go on while staff look: asked again when the window is looked at once more, and now and then where something is under way. */
function useRefresh(refresh: () => void, { often }: { often: boolean }): void {
  const latest = useRef(refresh)
  useEffect(() => {
    latest.current = refresh
  })

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') latest.current()
    }
    const timer = often ? setInterval(look, OFTEN_IN_MS) : undefined
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [often])
}
