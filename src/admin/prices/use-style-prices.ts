import { useRef, useState } from 'react'
import {
  besidePricesNow,
  type UnsavedPrices,
  withPrice,
  withPriceForAll,
  withUnread,
} from '@/domain/pricing/desk/unsaved-prices'
import type { DeskStyle, PriceDesk } from '@/domain/pricing/style-prices'
import { sendJson, sentenceOf } from '../read-response'
import { useStaffRecord } from '../use-staff-record'

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
  const record = useStaffRecord<PriceDesk>({ url: pathOf(typeface), savedAt })
  const { shown: desk, work } = record

  function keep(next: UnsavedPrices | null) {
    onUnsaved(next)
    record.forgetWork()
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
    const body = { prices: unsaved.prices, yes_to: yesTo }
    const { became, now } = await record.act(async () => ({
      now: await sendJson<PriceDesk>(pathOf(typeface), body),
      said: '',
    }))
    if (became === 'done') onUnsaved(null)
    else if (now) onUnsaved(besidePricesNow(unsaved, now.styles))
    return became === 'done'
  }
  return {
    typeface,
    desk,
    setDesk: record.setShown,
    unsaved,
    work,
    type,
    typeAll,
    save,
    undo: () => keep(null),
    load: record.reload,
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
      const answer = await sendJson<PriceDesk>(`/api/typefaces/${typeface}/style-order`, body)
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
