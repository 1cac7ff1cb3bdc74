import { useCallback, useEffect, useState } from 'react'
import type { PriceDesk } from '@/domain/pricing/desk/price-desk'
import { readResponse, sentenceOf } from '../read-response'

type Work =
  | { kind: 'idle' | 'busy' | 'saved' }
  | { kind: 'failed'; why: string }
  | { kind: 'asked'; questions: string[] }

/** Prices that were typed and not saved yet, by the style. */
export type PriceDraft = Readonly<Record<string, number | null>>

export function usePriceDesk(id: string | number) {
  const [desk, setDesk] = useState<PriceDesk | null>(null)
  const [draft, setDraft] = useState<PriceDraft>({})
  const [work, setWork] = useState<Work>({ kind: 'idle' })

  const load = useCallback(async () => {
    try {
      setDesk(await readResponse<PriceDesk>(await fetch(pathOf(id))))
    } catch (error) {
      setWork({ kind: 'failed', why: sentenceOf(error) })
    }
  }, [id])
  useEffect(() => void load(), [load])

  function change(changes: PriceDraft) {
    setDraft((before) => ({ ...before, ...changes }))
    setWork({ kind: 'idle' })
  }

  async function save(yesTo: string[] = []) {
    if (!desk || work.kind === 'busy') return
    setWork({ kind: 'busy' })
    try {
      const response = await fetch(pathOf(id), requestOf({ desk, draft, yesTo }))
      const questions = await questionsIn(response)
      if (questions) return setWork({ kind: 'asked', questions })
      setDesk(await readResponse<PriceDesk>(response))
      setDraft({})
      setWork({ kind: 'saved' })
    } catch (error) {
      setWork({ kind: 'failed', why: sentenceOf(error) })
      await load()
    }
  }

  function undo() {
    setDraft({})
    setWork({ kind: 'idle' })
  }
  return { desk, setDesk, draft, work, change, save, undo, load }
}

function pathOf(id: string | number): string {
  return `/api/typefaces/${id}/prices`
}

/** What is typed and differs from what is saved. */
export function changesOf({ styles }: PriceDesk, draft: PriceDraft) {
  return styles.flatMap(({ id, price: was }) => {
    const price = draft[id]
    return price === undefined || price === was ? [] : [{ id, was, price }]
  })
}

function requestOf(given: { desk: PriceDesk; draft: PriceDraft; yesTo: string[] }): RequestInit {
  const prices = changesOf(given.desk, given.draft)
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ prices, yes_to: given.yesTo }),
  }
}

/** What the shop asks before it saves; null: it did, or refused. */
async function questionsIn(response: Response): Promise<string[] | null> {
  if (response.status !== 409) return null
  const body = (await response.clone().json()) as { questions?: string[] }
  return body.questions ?? null
}
