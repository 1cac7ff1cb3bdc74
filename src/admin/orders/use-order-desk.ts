import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { OrderDesk } from '@/domain/order/order-desk'
import { readResponse, sentenceOf, ShopRefused } from '../read-response'

type Answer = { desk: OrderDesk; outcome?: { kind: 'given_back' | 'on_its_way' | 'waiting' } }

export type DeskWork =
  | { kind: 'idle' }
  | { kind: 'busy' }
  | { kind: 'done'; said: string }
  | { kind: 'failed'; why: string }

/** true: the shop answered, yes or no. false: nobody knows what became of it. */
export type SendToDesk = (
  what: 'refund' | 'accept' | 'cancel' | 'transfer',
  body: object,
) => Promise<boolean>

const SAID = {
  given_back: 'The money is on its way to the buyer, who is written to.',
  on_its_way:
    'Asked for. The buyer’s bank takes some days; the buyer is written to when it arrived.',
  waiting: 'Stripe does not answer just now. The refund is kept, and sent as soon as it does.',
}

/** What staff see of an order's money; sending an act answers what it is afterwards. */
export function useOrderDesk() {
  const { id } = useDocumentInfo()
  const [desk, setDesk] = useState<OrderDesk | null>(null)
  const [work, setWork] = useState<DeskWork>({ kind: 'idle' })

  useEffect(() => {
    if (id === undefined) return
    fetch(`/api/orders/${id}/desk`)
      .then((response) => readResponse<OrderDesk>(response))
      .then(setDesk, (error) => setWork({ kind: 'failed', why: sentenceOf(error) }))
  }, [id])

  const send: SendToDesk = async (what, body) => {
    if (work.kind === 'busy') return false
    setWork({ kind: 'busy' })
    try {
      const { desk: now, outcome } = await post(`/api/orders/${id}/${what}`, body)
      setDesk(now)
      setWork({ kind: 'done', said: outcome ? SAID[outcome.kind] : 'Done.' })
      return true
    } catch (error) {
      setWork({ kind: 'failed', why: sentenceOf(error) })
      return error instanceof ShopRefused && error.status < 500
    }
  }
  return { desk, work, send }
}

async function post(url: string, body: object): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json' }
  return readResponse(await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }))
}
