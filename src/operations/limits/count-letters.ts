import type { Payload } from 'payload'
import { pointsOf } from '@/domain/catalogue/preview-level'
import { LIMITS } from '@/domain/limits/limits'
import { TooManyRequests } from '@/domain/request-error'
import type { Style } from '@/payload-types'
import { shared } from '@/platform/shared'
import { runExclusive } from '../concurrency'
import { idOf } from '../id-of'
import { addPoints, findCountsNamed } from '../records/limits'
import { countRequest } from './count-requests'

const { guardedLetters: LIMIT } = LIMITS

/** From here on it is more than people look at, and staff are shown it. */
const UNUSUAL = LIMIT.times / 2

const WEEK_MS = 7 * 24 * 3_600_000

const TAKEN = 'letters taken '

const REFUSED = 'letters refused '

/** What a neighbourhood has had within the hour: to look at it again costs nothing. */
type Had = { until: number; letters: Set<string>; firstStyles: Map<string, string> }

const hads = shared('letters had', () => new Map<string, Had>())

export type WantedLetters = {
  style: Pick<Style, 'id' | 'typeface'>
  letters: readonly number[]
  hasFeatures?: boolean
}

/** Counts what of these letters a neighbourhood has not had, and refuses all of them where they are too many. */
export async function countLetters(
  payload: Payload,
  neighbourhood: string,
  { style, letters, hasFeatures = false }: WantedLetters,
): Promise<void> {
  // One after another: who asks for the same at once is not counted for each.
  await runExclusive(`letters ${neighbourhood}`, async () => {
    const had = hadBy(neighbourhood)
    const isNew = (subject: string) => !had.letters.has(subject)
    const wanted = letters.map((code) => `${style.id} ${code}`).filter(isNew)
    const features = hasFeatures ? [`${style.id} features`].filter(isNew) : []
    if (wanted.length + features.length === 0) return
    const family = idOf(style.typeface)
    const isFirst = (had.firstStyles.get(family) ?? style.id) === style.id
    const points = pointsOf(wanted.length, { features: features.length, isFirst })

    try {
      const counted = await countRequest(payload, LIMIT, neighbourhood, points)
      if (counted > UNUSUAL) await note(payload, TAKEN + neighbourhood, points)
    } catch (error) {
      if (error instanceof TooManyRequests) await note(payload, REFUSED + neighbourhood, 1)
      throw error
    }
    // Last: what was refused was not had.
    if (isFirst) had.firstStyles.set(family, style.id)
    for (const subject of [...wanted, ...features]) had.letters.add(subject)
  })
}

function hadBy(neighbourhood: string): Had {
  const now = Date.now()
  const known = hads.get(neighbourhood)
  if (known && known.until > now) return known
  for (const [key, { until }] of hads) if (until <= now) hads.delete(key)
  const had = {
    until: now + LIMIT.seconds * 1000,
    letters: new Set<string>(),
    firstStyles: new Map(),
  }
  hads.set(neighbourhood, had)
  return had
}

/** For staff, who are told of nothing else: a shortened address, and counts of a week. */
async function note(payload: Payload, key: string, points: number): Promise<void> {
  try {
    await addPoints(payload, key, { points, ms: WEEK_MS })
  } catch (error) {
    payload.logger.error({ err: error, msg: 'Letters that were taken could not be noted' })
  }
}

export type LettersTaken = { neighbourhood: string; letters: number; refused: number }

/** Who took unusually many letters of guarded previews within a week, the most first. */
export async function readLettersTaken(payload: Payload): Promise<LettersTaken[]> {
  const [taken, refused] = await Promise.all([
    findCountsNamed(payload, TAKEN),
    findCountsNamed(payload, REFUSED),
  ])
  return [...new Set([...taken.keys(), ...refused.keys()])]
    .map((neighbourhood) => ({
      neighbourhood,
      letters: taken.get(neighbourhood) ?? 0,
      refused: refused.get(neighbourhood) ?? 0,
    }))
    .toSorted((a, b) => b.letters - a.letters)
}
