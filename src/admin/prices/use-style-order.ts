import { useRef, useState } from 'react'
import type { PriceDesk } from '@/domain/pricing/style-prices'
import { readResponse, sentenceOf } from '../read-response'

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
      const response = await fetch(`/api/typefaces/${typeface}/style-order`, requestOf(body))
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

function requestOf(body: unknown): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }
}
