import { z } from 'zod'
import type { VatCheck } from '@/domain/tax/vat-check'
import { readWithin } from './read-within'

/** A buyer waits for this, however often it is asked. */
const ANSWER_WITHIN_MS = 5_000

/** More than a hundred times what VIES answers. */
const MOST_BYTES = 64 * 1024

type Question = {
  /** Where VIES is: `https://ec.europa.eu/taxation_customs/vies/rest-api`. */
  url: string
  vatId: string
  /** The seller's own number: with it VIES gives a consultation number. */
  requester: string | null
  now: Date
}

/** Asks the EU's register for a number. Where the seller's own number is refused, once more without it. */
export async function askVies(question: Question): Promise<VatCheck> {
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
  const asked = await ask(question, signal)
  const isWithout = asked.reading.kind === 'requester_refused' && question.requester !== null
  const { request, body, reading } = isWithout
    ? await ask({ ...question, requester: null }, signal)
    : asked

  const isAnswered = reading.kind === 'answered'
  return {
    vatId: question.vatId,
    checked: 'vies',
    valid: isAnswered ? reading.valid : null,
    name: isAnswered && reading.valid ? reading.name : null,
    consultationNumber: isAnswered ? reading.consultationNumber : null,
    at: question.now.toISOString(),
    request,
    answer: isAnswered ? body : { away: reading.kind === 'away' ? reading.why : reading.kind },
  }
}

function requestOf({ vatId, requester }: Question): Record<string, string> {
  return {
    countryCode: vatId.slice(0, 2),
    vatNumber: vatId.slice(2),
    ...(requester && {
      requesterMemberStateCode: requester.slice(0, 2),
      requesterNumber: requester.slice(2),
    }),
  }
}

type Request = Record<string, string>

type Asked = { request: Request; body: Record<string, unknown>; reading: ViesReading }

/** Whatever goes wrong on the way, VIES is away: nobody is turned away because a register is down. */
async function ask(question: Question, signal: AbortSignal): Promise<Asked> {
  const request = requestOf(question)
  const away = (why: string): Asked => ({ request, body: {}, reading: { kind: 'away', why } })
  try {
    const response = await fetch(`${question.url.replace(/\/+$/, '')}/check-vat-number`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(request),
      redirect: 'error',
      signal,
    })
    const text = await readWithin(response, MOST_BYTES)
    if (text === null) return away('too long')
    const body: unknown = JSON.parse(text)
    if (isAboutAnother(body, request)) return away('another number')
    return { request, body: body as Record<string, unknown>, reading: readViesAnswer(body) }
  } catch (error) {
    return away(error instanceof Error ? error.name : 'no answer')
  }
}

/** Which number an answer is about: a failure may name none. */
const SUBJECT = z.object({ countryCode: z.string(), vatNumber: z.string() })

function isAboutAnother(body: unknown, { countryCode, vatNumber }: Request): boolean {
  const subject = SUBJECT.safeParse(body)
  if (!subject.success) return false
  const given = `${subject.data.countryCode}${subject.data.vatNumber}`
  return given.replace(/\s+/g, '').toUpperCase() !== `${countryCode}${vatNumber}`
}

/** What VIES said; `away`: nothing that decides about the number. */
type ViesReading =
  | { kind: 'answered'; valid: boolean; name: string | null; consultationNumber: string | null }
  | { kind: 'requester_refused' }
  | { kind: 'away'; why: string }

/** The REST API of VIES on the Web, POST /check-vat-number. It says errors with status 200 too. */
const FAILURE = z.object({ errorWrappers: z.array(z.object({ error: z.string() })).min(1) })

const ANSWER = SUBJECT.extend({
  valid: z.boolean(),
  name: z.string().nullish(),
  requestIdentifier: z.string().nullish(),
})

const MOST_LETTERS_OF_WORDS = 200

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
  return { kind: 'away', why: code.slice(0, MOST_LETTERS_OF_WORDS) }
}

/** Member states that keep a name to themselves send dashes. */
function wordsOf(text: string | null | undefined): string | null {
  const words = (text ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim()
  return /[^\s-]/.test(words) ? words.slice(0, MOST_LETTERS_OF_WORDS) : null
}
