import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { QuoteDesk } from '@/domain/quote/quote-answer'
import { readResponse, sentenceOf } from '../read-response'

type Work =
  | { kind: 'idle' }
  | { kind: 'busy' }
  | { kind: 'done'; said: string }
  | { kind: 'failed'; why: string }

const SAID = {
  send: 'Its link is on its way to the client.',
  withdraw: 'It is withdrawn: its client can no longer pay it.',
  paid: 'Written down. What became of it stands at its order.',
}

export type SendToQuote = (what: 'send' | 'withdraw' | 'paid', body: object) => Promise<void>

/** What staff see of a quote; each act answers what it is afterwards. */
export function useQuoteDesk() {
  const { id } = useDocumentInfo()
  const [desk, setDesk] = useState<QuoteDesk | null>(null)
  const [work, setWork] = useState<Work>({ kind: 'idle' })

  useEffect(() => {
    if (id === undefined) return
    fetch(`/api/quotes/${id}/desk`)
      .then((response) => readResponse<QuoteDesk>(response))
      .then(setDesk, (error) => setWork({ kind: 'failed', why: sentenceOf(error) }))
  }, [id])

  const send: SendToQuote = async (what, body) => {
    if (work.kind === 'busy') return
    setWork({ kind: 'busy' })
    try {
      setDesk(await post<QuoteDesk>(`/api/quotes/${id}/${what}`, body))
      setWork({ kind: 'done', said: SAID[what] })
    } catch (error) {
      setWork({ kind: 'failed', why: sentenceOf(error) })
    }
  }
  return { desk, work, send }
}

export async function post<Answer>(url: string, body: object): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json' }
  return readResponse(await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }))
}
