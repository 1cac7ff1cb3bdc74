import type { Payload } from 'payload'
import { setTimeout as pause } from 'node:timers/promises'
import { claimRun, FIRST_FILLING, setRun, type Run } from '@/operations/records/timers'
import { whileClaimed } from '@/platform/claims'

const SEEDING = { name: FIRST_FILLING, every: 0 }

const LOOK_EVERY_MS = 500

/**
 * Servers that start at the same time on one empty database fill it one after another, so that the later ones find it filled. One
 * that ends in the middle is followed when its claim ends.
 */
export async function seedAlone<Result>(
  payload: Payload,
  work: () => Promise<Result>,
): Promise<Result> {
  const run = await nextRun(payload)
  const claim = {
    renew: (due: Date) => setRun(payload, run, { due }),
    onError: (error: unknown) => payload.logger.warn({ err: error }),
  }
  try {
    return await whileClaimed(claim, work)
  } finally {
    await setRun(payload, run, { due: new Date(), hasEnded: true })
  }
}

async function nextRun(payload: Payload): Promise<Run> {
  for (let tries = 0; ; tries += 1) {
    const run = await claimRun(payload, { ...SEEDING, now: new Date() })
    if (run) return run
    if (tries === 0) console.log('Another server fills this shop at the moment; waiting for it.')
    await pause(LOOK_EVERY_MS)
  }
}
