import { z } from 'zod'

/** What VIES said; `away`: nothing that decides about the number. */
export type ViesReading =
  | { kind: 'answered'; valid: boolean; name: string | null; consultationNumber: string | null }
  | { kind: 'requester_refused' }
  | { kind: 'away'; why: string }

/** The REST API of VIES on the Web, POST /check-vat-number. It says errors with status 200 too. */
const FAILURE = z.object({ errorWrappers: z.array(z.object({ error: z.string() })).min(1) })

const ANSWER = z.object({
  valid: z.boolean(),
  name: z.string().nullish(),
  requestIdentifier: z.string().nullish(),
})

const MOST_LETTERS = 200

export function readViesAnswer(body: unknown): ViesReading {
  const failure = FAILURE.safeParse(body)
  if (failure.success) return readFailure(failure.data.errorWrappers[0]?.error ?? '')

  const answer = ANSWER.safeParse(body)
  if (!answer.success) return { kind: 'away', why: 'malformed' }
  const { valid, name, requestIdentifier } = answer.data
  return {
    kind: 'answered',
    valid,
    name: wordsOf(name),
    consultationNumber: wordsOf(requestIdentifier),
  }
}

/** A number that VIES cannot read is none; every other error says nothing about it, as MS_UNAVAILABLE or a limit of requests. */
function readFailure(code: string): ViesReading {
  if (code === 'INVALID_INPUT')
    return { kind: 'answered', valid: false, name: null, consultationNumber: null }
  if (code === 'INVALID_REQUESTER_INFO') return { kind: 'requester_refused' }
  return { kind: 'away', why: code.slice(0, MOST_LETTERS) }
}

/** Member states that keep a name to themselves send dashes. */
function wordsOf(text: string | null | undefined): string | null {
  const words = (text ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim()
  return /[^\s-]/.test(words) ? words.slice(0, MOST_LETTERS) : null
}
