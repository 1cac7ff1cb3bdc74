const DAY_MS = 24 * 3_600_000

/** Banks take their time: so long after its day an order still waits, and its buyer has been reminded. */
const GRACE_MS = 7 * DAY_MS

export type TransferTime = 'waiting' | 'overdue' | 'given_up'

export function transferTimeAt(dueAt: string, now: Date): TransferTime {
  const late = now.getTime() - Date.parse(dueAt)
  if (late < 0) return 'waiting'
  return late < GRACE_MS ? 'overdue' : 'given_up'
}

/** When an order that is not paid by then closes. */
export function closesAt(dueAt: string): Date {
  return new Date(Date.parse(dueAt) + GRACE_MS)
}

export function dueAfter(days: number, now: Date): Date {
  return new Date(now.getTime() + days * DAY_MS)
}

type Awaited = { state: string; provider?: string | null; transferDueAt?: string | null }

/** Whether an order waits for a transfer that should have come by now. */
export function isOverdue({ state, provider, transferDueAt }: Awaited, now: Date): boolean {
  const waits = state === 'awaiting_payment' && provider === 'transfer'
  return waits && Boolean(transferDueAt) && transferTimeAt(transferDueAt ?? '', now) !== 'waiting'
}
