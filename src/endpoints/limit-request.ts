import type { PayloadRequest } from 'payload'
import { clientKey, clientNeighbourhood, type Limit } from '@/domain/limits/limits'
import { CLIENT_HEADER } from '@/domain/site/request-headers'
import {
  assertNotUsedUp,
  countFailure,
  countRequest,
  isUsedUp,
  takeBack,
} from '@/operations/limits/count-requests'
import { runExclusive } from '@/operations/concurrency'
import { countLetters, type WantedLetters } from '@/operations/limits/count-letters'

/** Counts a request of this client, alone or about one subject. Behind no server of ours (in a test of the endpoints alone) nobody knows who asks. */
export async function limitClient(
  req: PayloadRequest,
  limit: Limit,
  subject: string | null = null,
): Promise<void> {
  const key = keyOfClient(req, subject)
  if (key !== null) await countRequest(req.payload, limit, key)
}

/** Counts what this client's neighbourhood has not had within the time: looking at the same again, or beside each other, uses nothing up. */
export async function limitWhatIsNew(req: PayloadRequest, limit: Limit, subject: string) {
  const address = req.headers.get(CLIENT_HEADER)
  if (!address) return
  const neighbourhood = clientNeighbourhood(address)
  const had = { ...limit, name: `${limit.name}-had`, times: 1, isPerClient: false }
  const key = `${neighbourhood} ${subject}`
  // One after another: who asks for the same at once is not counted for each.
  await runExclusive(`${had.name} ${key}`, async () => {
    if (await isUsedUp(req.payload, had, key)) return
    await countRequest(req.payload, limit, neighbourhood)
    // Last: what was refused was not had.
    await countFailure(req.payload, had, key)
  })
}

/** Counts letters beyond a guarded preview that this client's neighbourhood has not had within the hour. */
export async function limitLetters(req: PayloadRequest, wanted: WantedLetters): Promise<void> {
  const address = req.headers.get(CLIENT_HEADER)
  if (address) await countLetters(req.payload, clientNeighbourhood(address), wanted)
}

/** What was counted of this client and turned out right. */
export async function takeBackClient(req: PayloadRequest, limit: Limit): Promise<void> {
  const key = keyOfClient(req)
  if (key !== null) await takeBack(req.payload, limit, key)
}

/** For what is counted only when it went wrong: the work, then whether it did. */
export async function limitFailures<Result>(
  req: PayloadRequest,
  {
    limit,
    subject,
    hasFailed,
  }: { limit: Limit; subject: string; hasFailed: (result: Result) => boolean },
  work: () => Promise<Result>,
): Promise<Result> {
  const key = keyOfClient(req, subject)
  if (key === null) return work()
  await assertNotUsedUp(req.payload, limit, key)
  try {
    const result = await work()
    if (hasFailed(result)) await countFailure(req.payload, limit, key)
    return result
  } catch (error) {
    await countFailure(req.payload, limit, key)
    throw error
  }
}

/** For guesses: only wrong ones count. A client's are looked up one after another, so that no burst passes the count. */
export async function limitGuesses<Result>(
  req: PayloadRequest,
  { limit, isWrong }: { limit: Limit; isWrong: (error: unknown) => boolean },
  work: () => Promise<Result>,
): Promise<Result> {
  const key = keyOfClient(req)
  if (key === null) return work()
  return runExclusive(`${limit.name} ${key}`, async () => {
    await assertNotUsedUp(req.payload, limit, key)
    try {
      return await work()
    } catch (error) {
      if (isWrong(error)) await countFailure(req.payload, limit, key)
      throw error
    }
  })
}

function keyOfClient(req: PayloadRequest, subject: string | null = null): string | null {
  const address = req.headers.get(CLIENT_HEADER)
  return address ? clientKey(address, subject) : null
}
