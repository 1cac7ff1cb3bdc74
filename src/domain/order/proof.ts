import { longDay } from '../long-date'
import { type FieldErrors, InvalidRequest } from '../shop-error'

/** `waiting` for staff; nothing yet is no state. */
type ProofState = 'waiting' | 'accepted' | 'refused'

/** What a student sent to show it, as the order keeps it. */
export type Proof = {
  /** The last month of their studies: "2027-09". */
  until: string
  sentAt: string
  decidedAt: string | null
  /** Why it was refused. */
  reason: string | null
  /** When they were written to that the time nears. */
  remindedAt: string | null
  /** Its name among the stored files, and its type; null: it is deleted. */
  file: { name: string; type: ProofType } | null
}

/** What an order says of its proof: to its buyer, and to staff. */
export type ProofView = {
  state: ProofState | 'wanted'
  /** "September 2027"; null: not said yet. */
  until: string | null
  reason: string | null
}

/** In the mail that brings the fonts. */
export const PROOF_IS_WANTED =
  'You bought at a price for people who study: please send what shows it, at the order, and say when your studies end.'

const EXTENSIONS = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' } as const

export type ProofType = keyof typeof EXTENSIONS

export const PROOF_TYPES = Object.keys(EXTENSIONS) as ProofType[]

export function extensionOfProof(type: ProofType): string {
  return EXTENSIONS[type]
}

const MOST_PROOF_BYTES = 4_000_000

/** In base64, and room for one that is too large to be told so. */
export const MOST_PROOF_BODY = 8_000_000

const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/

/** Nobody studies longer. */
const MOST_YEARS = 10

type SentProof = { until: string; file: string; type: ProofType }

/** The file stays base64 here; `type` is what its first bytes are, whatever its name says. */
export function parseProof({ until, file }: Record<string, unknown>, now: Date): SentProof {
  const errors: FieldErrors = {}
  const month = typeof until === 'string' && MONTH.test(until) ? until : null
  const last = `${now.getUTCFullYear() + MOST_YEARS}-12`
  if (!month || month < now.toISOString().slice(0, '2027-09'.length) || month > last) {
    errors.until = 'Choose the month your studies end: this one, or a later one.'
  }
  const base64 = typeof file === 'string' && /^[A-Za-z0-9+/]+={0,2}$/.test(file) ? file : ''
  const type = typeOf(base64)
  if (!type) errors.file = 'Choose a PDF, a JPEG or a PNG.'
  else if (base64.length > Math.ceil(MOST_PROOF_BYTES / 3) * 4) {
    errors.file = 'This file is too large: 4 MB are the most.'
  }
  if (!month || !type || Object.keys(errors).length > 0) throw new InvalidRequest(errors)
  return { until: month, file: base64, type }
}

/** The first bytes in base64, of as many bits as they fix. */
function typeOf(base64: string): ProofType | null {
  if (base64.startsWith('JVBERi0')) return 'application/pdf'
  if (base64.startsWith('/9j/')) return 'image/jpeg'
  return base64.startsWith('iVBORw0KGgo') ? 'image/png' : null
}

type WithAudience = { audience?: { proof?: 'file' } | null }

/** An Order fits. */
type ShownOrder = WithAudience & {
  paidAt?: string | null
  proof?: Proof | null
  proofState?: ProofState | null
  lines: readonly WithAudience[]
}

/** null: nothing has to be shown. A line without a word of its own was sold to whom the order was. */
export function viewProof({
  paidAt,
  lines,
  proof,
  proofState,
  ...order
}: ShownOrder): ProofView | null {
  const isWanted = lines.some(({ audience = order.audience }) => audience?.proof === 'file')
  if (!paidAt || !isWanted) return null
  if (!proof || !proofState) return { state: 'wanted', until: null, reason: null }
  return { state: proofState, until: monthInWords(proof.until), reason: proof.reason }
}

/** "September 2027" */
export function monthInWords(until: string): string {
  return longDay(`${until}-01`).replace('1 ', '')
}

/** The clause of a licence, with its time: "As long as they study; until studies end, September 2027." */
export function clauseUntil(words: string, until: string): string {
  return `${words.replace(/\.\s*$/, '')}; until studies end, ${monthInWords(until)}.`
}

const DAY_MS = 86_400_000
const KEPT_DAYS = 30
const REMINDED_DAYS = 30

/** When the file of a decided proof goes; null: there is none, or staff have not looked yet. */
export function fileGoesAt({ file, decidedAt }: Proof): Date | null {
  return file && decidedAt ? new Date(Date.parse(decidedAt) + KEPT_DAYS * DAY_MS) : null
}

/** When they are written to that the time nears: a month before its end; null: they were, or there is nothing to end. */
export function reminderAt({ until, reason, decidedAt, remindedAt }: Proof): Date | null {
  if (remindedAt || reason || !decidedAt) return null
  const [year = 0, month = 0] = until.split('-').map(Number)
  return new Date(Date.UTC(year, month, 1) - REMINDED_DAYS * DAY_MS)
}

/** When something of it has to be done next. */
export function proofDueAt(proof: Proof): string | null {
  const times = [fileGoesAt(proof), reminderAt(proof)].flatMap((time) => time ?? [])
  return times.length > 0 ? new Date(Math.min(...times.map(Number))).toISOString() : null
}
