import { setTimeout as pause } from 'node:timers/promises'
import { shared } from './shared'

/** How long work stays with a process that is never heard of again. Others look every five seconds: it is theirs within thirty. */
const CLAIM_MS = 20_000
const RENEW_EVERY_MS = 5_000

type Claim = {
  renew: (until: Date) => Promise<unknown>
  /** Absent where nobody may begin anew before this process is gone for certain, as with a mail on its way. */
  giveBack?: (now: Date) => Promise<unknown>
  onError: (error: unknown) => void
}

type Held = Claim & { renewal: NodeJS.Timeout }

const work = shared('claimed work', () => ({ isStopping: false, held: new Set<Held>() }))

export function claimEnd(now = new Date()): Date {
  return new Date(now.getTime() + CLAIM_MS)
}

/** A claim that was last renewed before is its holder's no longer. */
export function claimBegin(now: Date): Date {
  return new Date(now.getTime() - CLAIM_MS)
}

/** This process ends: it begins nothing new. */
export function isStopping(): boolean {
  return work.isStopping
}

/** Renews the claim on work that another process would do otherwise, until it is disposed of. */
export function holdClaim(claim: Claim): Disposable {
  const renewal = setInterval(
    () => void claim.renew(claimEnd()).catch(claim.onError),
    RENEW_EVERY_MS,
  )
  const held = { ...claim, renewal: renewal.unref() }
  work.held.add(held)
  return { [Symbol.dispose]: () => letGo(held) }
}

export async function whileClaimed<Result>(
  claim: Claim,
  work: () => Promise<Result>,
): Promise<Result> {
  const held = holdClaim(claim)
  try {
    return await work()
  } finally {
    held[Symbol.dispose]()
  }
}

/** What ends in time is ended; the rest is given back, and another process begins it at once. */
export async function handWorkOn(patienceInMs: number): Promise<void> {
  work.isStopping = true
  const end = Date.now() + patienceInMs
  while (work.held.size > 0 && Date.now() < end) await pause(20)
  const left = [...work.held]
  for (const held of left) letGo(held)
  await Promise.all(left.map((held) => held.giveBack?.(new Date()).catch(held.onError)))
}

function letGo(held: Held): void {
  clearInterval(held.renewal)
  work.held.delete(held)
}
