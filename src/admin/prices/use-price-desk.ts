import { useCallback, useEffect, useState } from 'react'
import type { DeskStyle, PriceDesk } from '@/domain/pricing/style-prices'
import {
  besidePricesNow,
  withPrice,
  withPriceForAll,
  withUnread,
  type UnsavedPrices,
} from '@/domain/pricing/desk/unsaved-prices'
import { readResponse, sentenceOf } from '../read-response'

type Work =
  | { kind: 'idle' | 'busy' | 'saved' }
  | { kind: 'failed'; why: string }
  | { kind: 'asked'; questions: string[] }

/** A price as it was typed: read, or not. */
export type TypedPrice = { value: number | null; problem: string | null }

type Desk = {
  typeface: string | number
  /** Where what is typed is held until it is saved: in the form around, or beside it. */
  unsaved: UnsavedPrices | null
  onUnsaved: (unsaved: UnsavedPrices | null) => void
  /** When the form around was saved last, and the prices with it. */
  savedAt?: number
}

export function usePriceDesk({ typeface, unsaved, onUnsaved, savedAt }: Desk) {
  const [desk, setDesk] = useState<PriceDesk | null>(null)
  const [work, setWork] = useState<Work>({ kind: 'idle' })

  const load = useCallback(async () => {
    try {
      const read = await readResponse<PriceDesk>(await fetch(pathOf(typeface)))
      setDesk(read)
      return read
    } catch (error) {
      setWork({ kind: 'failed', why: sentenceOf(error) })
      return null
    }
  }, [typeface])
  useEffect(() => void load(), [load, savedAt])

  function keep(next: UnsavedPrices | null) {
    onUnsaved(next)
    setWork({ kind: 'idle' })
  }

  function type(style: DeskStyle, { value, problem }: TypedPrice) {
    const typed = typedIn(style)
    keep(problem === null ? withPrice(unsaved, typed, value) : withUnread(unsaved, typed))
  }

  function typeAll(value: number | null) {
    keep(withPriceForAll(unsaved, (desk?.styles ?? []).map(typedIn), value))
  }

  /** Whether nothing is left to save. */
  async function save(yesTo: string[] = []): Promise<boolean> {
    if (!unsaved) return true
    if (work.kind === 'busy' || unsaved.unread.length > 0) return false
    setWork({ kind: 'busy' })
    try {
      const response = await fetch(pathOf(typeface), requestOf(unsaved, yesTo))
      const questions = await questionsIn(response)
      if (questions) {
        setWork({ kind: 'asked', questions })
        return false
      }
      setDesk(await readResponse<PriceDesk>(response))
      onUnsaved(null)
      setWork({ kind: 'saved' })
      return true
    } catch (error) {
      setWork({ kind: 'failed', why: sentenceOf(error) })
      const now = await load()
      if (now) onUnsaved(besidePricesNow(unsaved, now.styles))
      return false
    }
  }
  return {
    typeface,
    desk,
    setDesk,
    unsaved,
    work,
    type,
    typeAll,
    save,
    undo: () => keep(null),
    load,
  }
}

export type PriceDeskWork = ReturnType<typeof usePriceDesk>

/** What each style costs while somebody types, in the order of the styles. */
export function pricesNow({ styles }: PriceDesk, unsaved: UnsavedPrices | null) {
  const typed = new Map(unsaved?.prices.map(({ id, price }) => [id, price]))
  return styles.map(({ id, price }) => (typed.has(id) ? (typed.get(id) ?? null) : price))
}

function typedIn({ id, name, price }: DeskStyle) {
  return { style: id, name, was: price }
}

function pathOf(id: string | number): string {
  return `/api/typefaces/${id}/prices`
}

function requestOf({ prices }: UnsavedPrices, yesTo: string[]): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ prices, yes_to: yesTo }),
  }
}

/** What the shop asks before it saves; null: it did, or refused. */
async function questionsIn(response: Response): Promise<string[] | null> {
  if (response.status !== 409) return null
  const body = (await response.clone().json()) as { questions?: string[] }
  return body.questions ?? null
}
