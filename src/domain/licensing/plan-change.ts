import { parseEmailAddress } from '../customer/email-address'
import { parseOptionalName, unwrap } from '../customer/parse-text'
import { isRecord } from '../is-record'
import { ownValue } from '../own-value'
import { assertFaultless, type FieldErrors } from '../shop-error'
import { checkAnswers, errorsOfMissing, type Question } from './answers/check-answers'

/** What buyers may change by themselves in a licence of some type. */
export type Changeable = { answers: boolean; licensee: boolean; questions: Question[] }

type ChangingUse = { type: string; name: string; answers: Record<string, string> }

export type ChangingLicence<Use extends ChangingUse> = {
  licensee: string
  contact: string | null
  uses: Use[]
}

type PlannedChange<Use extends ChangingUse> =
  | { kind: 'invalid'; fields: FieldErrors }
  | { kind: 'nothing' }
  | { kind: 'change'; licence: ChangingLicence<Use>; words: string }

/** What a licence says after a change, and what was changed in words; checked as when it was bought. */
export function planChange<Use extends ChangingUse>(
  licence: ChangingLicence<Use>,
  request: ChangeRequest,
  rules: Map<string, Changeable>,
): PlannedChange<Use> {
  const fields: FieldErrors = {}
  const words: string[] = []
  const licensee = planLicensee(licence, request, { rules, fields, words })
  const uses = licence.uses.map((use) => planUse(use, request, { rules, fields, words }))
  const contact = request.contact === undefined ? licence.contact : request.contact
  if (contact !== licence.contact) words.push(`Contact: ${contact ?? 'the buyer'}`)

  if (Object.keys(fields).length > 0) return { kind: 'invalid', fields }
  if (words.length === 0) return { kind: 'nothing' }
  return { kind: 'change', licence: { licensee, contact, uses }, words: `${words.join('; ')}.` }
}

type Notes = { rules: Map<string, Changeable>; fields: FieldErrors; words: string[] }

const NOT_BY_ONESELF = 'This licence does not let you change it by yourself. Write to us.'

function planLicensee<Use extends ChangingUse>(
  { licensee, uses }: ChangingLicence<Use>,
  { licensee: wanted }: ChangeRequest,
  { rules, fields, words }: Notes,
): string {
  if (wanted === undefined || wanted === licensee) return licensee
  if (!uses.every(({ type }) => rules.get(type)?.licensee)) fields.licensee = NOT_BY_ONESELF
  else if (!wanted) fields.licensee = 'Write the name of the company that holds the licence.'
  else words.push(`Licensee: ${licensee} → ${wanted}`)
  return wanted ?? licensee
}

function planUse<Use extends ChangingUse>(
  use: Use,
  { answers: all }: ChangeRequest,
  { rules, fields, words }: Notes,
): Use {
  const wanted = ownValue(all, use.type)
  const rule = rules.get(use.type)
  if (!wanted || !rule) return use
  const known = rule.questions.filter(({ key }) => Object.hasOwn(wanted, key))
  const { answers, errors } = checkAnswers(known, wanted)
  const next = { ...use.answers, ...answers }
  for (const { key } of known) if (!Object.hasOwn(answers, key)) delete next[key]
  const changed = known.filter(({ key }) => ownValue(next, key) !== ownValue(use.answers, key))
  const wrong = { ...errorsOfMissing(known, next), ...errors }
  for (const { key, label } of changed) {
    const problem = rule.answers ? ownValue(wrong, key) : NOT_BY_ONESELF
    if (problem) fields[`answers.${use.type}.${key}`] = problem
    else
      words.push(
        `${label}: ${ownValue(use.answers, key) ?? 'none'} → ${ownValue(next, key) ?? 'none'}`,
      )
  }
  return { ...use, answers: next }
}

/** POST /api/order/licence: what the holder of a licence wants it to say. What is not named stays. */
export type ChangeRequest = {
  licence: string
  /** The number of the document that was read: another change may have come first. */
  version: number
  /** The company that holds it. */
  licensee?: string | null
  /** Whom to write to about it; null: its buyer again. */
  contact?: string | null
  /** By licence type, then by the key of the question. */
  answers: Record<string, Record<string, string>>
  /** What its page for checking says. */
  shows?: 'licensee' | 'nothing'
}

export function parseChangeRequest(body: unknown): ChangeRequest {
  const given = isRecord(body) ? body : {}
  const errors: FieldErrors = {}
  const request: ChangeRequest = {
    licence: typeof given.licence === 'string' ? given.licence.slice(0, 60) : '',
    version: Number.isInteger(given.version) ? Number(given.version) : 0,
    answers: readAnswers(given.answers, errors),
  }
  if (request.licence === '') errors.licence = 'Send the number of the licence.'
  if (request.version < 1) errors.version = 'Send the version of the licence that you read.'
  if ('licensee' in given) {
    request.licensee = unwrap(parseOptionalName(given.licensee), { path: 'licensee', errors })
  }
  if ('contact' in given) request.contact = readContact(given.contact, errors)
  if ('shows' in given) {
    if (given.shows === 'licensee' || given.shows === 'nothing') request.shows = given.shows
    else errors.shows = 'Choose “licensee” or “nothing”.'
  }
  assertFaultless(errors)
  return request
}

function readContact(value: unknown, errors: FieldErrors): string | null {
  if (value === null || value === '') return null
  return unwrap(parseEmailAddress(value), { path: 'contact', errors })
}

function readAnswers(value: unknown, errors: FieldErrors): ChangeRequest['answers'] {
  if (value === undefined || value === null) return {}
  const isFit =
    isRecord(value) &&
    Object.values(value).every(
      (one) => isRecord(one) && Object.values(one).every((text) => typeof text === 'string'),
    )
  if (isFit) return value as ChangeRequest['answers']
  errors.answers = 'Answers are texts by the key of the question, within the key of the use.'
  return {}
}
