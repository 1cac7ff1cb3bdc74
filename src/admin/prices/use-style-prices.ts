import { useCallback, useEffect, useRef, useState } from 'react'
import {
  besidePricesNow,
  type UnsavedPrices,
  withPrice,
  withPriceForAll,
  withUnread,
} from '@/domain/pricing/desk/unsaved-prices'
import type { DeskStyle, PriceDesk } from '@/domain/pricing/style-prices'
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
      const response = await fetch(pathOf(typeface), requestPrices(unsaved, yesTo))
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

function requestPrices({ prices }: UnsavedPrices, yesTo: string[]): RequestInit {
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

type Props = {
  typeface: string | number
  desk: PriceDesk | null
  onDesk: (desk: PriceDesk) => void
  /** Reads what is stored. */
  onFailed: () => Promise<void>
}

/** What was moved last, and where it stands now. */
export type Moved = { name: string; place: number }

/** Rows stand where they are dropped; each order is sent once the one before it was answered. */
export function useStyleOrder({ typeface, desk, onDesk, onFailed }: Props) {
  const [problem, setProblem] = useState<string | null>(null)
  const [moved, setMoved] = useState<Moved | null>(null)
  const queue = useRef<Promise<void>>(Promise.resolve())
  const sent = useRef(0)

  async function send(body: { was: string[]; order: string[] | null }, turn: number) {
    try {
      const response = await fetch(`/api/typefaces/${typeface}/style-order`, requestOrder(body))
      const answer = await readResponse<PriceDesk>(response)
      if (turn === sent.current) onDesk(answer)
    } catch (error) {
      setProblem(sentenceOf(error))
      setMoved(null)
      await onFailed()
    }
  }

  function arrange(order: string[] | null) {
    if (!desk) return
    const turn = ++sent.current
    const was = idsOf(desk)
    setProblem(null)
    setMoved(null)
    if (order) onDesk(inOrder(desk, order))
    queue.current = queue.current.then(() => send({ was, order }, turn))
  }

  function move(from: number, to: number) {
    const style = desk?.styles[from]
    if (!desk?.styles[to] || !style || from === to) return
    arrange(idsOf(desk).toSpliced(from, 1).toSpliced(to, 0, style.id))
    setMoved({ name: style.name, place: to + 1 })
  }

  return { problem, moved, move, byWeight: () => arrange(null) }
}

function idsOf({ styles }: PriceDesk): string[] {
  return styles.map(({ id }) => id)
}

function inOrder(desk: PriceDesk, order: string[]): PriceDesk {
  const styles = desk.styles.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
  return { ...desk, styles, has_own_order: true }
}

function requestOrder(body: unknown): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }
}
