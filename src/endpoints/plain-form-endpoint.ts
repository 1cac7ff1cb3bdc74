import type { Endpoint, PayloadRequest } from 'payload'
import { isRecord, type UnknownRecord } from '@/domain/is-record'
import { ownValue } from '@/domain/own-value'
import { NotFound } from '@/domain/request-error'
import { InvalidRequest } from '@/domain/shop-error'
import { isPlainForm, NEEDS_SCRIPT, PLAIN_FORMS, type PlainForm } from '@/domain/site/plain-forms'
import { escapeHtml, plainPage } from '@/domain/site/plain-page'
import { requireHolder } from '@/operations/buyers/holder'
import { asOneRequest } from '@/operations/read-once'
import { takeLicenceChange, takeMailChoices, takeRental } from './buyers/licence-page-endpoints'
import {
  takeErasure,
  takeErasureLink,
  takeSignIn,
  takeSignInLink,
  takeSignOut,
} from './buyers/sign-in-endpoints'
import { assertFromOwnPage } from './csrf'
import { takeLetter, takeTrial } from './orders/trial-and-enquiry-endpoints'
import { readForm } from './read-body'
import { respond, respondError } from './respond'

/**
 * POST /api/forms/{form}: a form of a page as the browser sends it by itself, without script. It is checked and carried out as
 * the call of the same name; the answer is a page, or leads to one.
 */
export const postForm: Endpoint = {
  path: '/forms/:form',
  method: 'post',
  handler: (req) => asOneRequest(() => answerForm(req)),
}

async function answerForm(req: PayloadRequest): Promise<Response> {
  const form = req.routeParams?.form
  if (!isPlainForm(form)) return answerPage(respondError(new NotFound('page'), req), 'trial')
  return answerPage(await carryOut(req, form), form)
}

async function carryOut(req: PayloadRequest, form: PlainForm): Promise<Response> {
  try {
    assertFromOwnPage(req)
    return await TAKES[form](req, await readForm(req))
  } catch (error) {
    return respondError(error, req)
  }
}

type Take = (req: PayloadRequest, fields: URLSearchParams) => Promise<Response>

const TAKES: Record<PlainForm, Take> = {
  trial: (req, fields) => takeTrial(req, trialOf(fields)),
  letter: (req, fields) => takeLetter(req, Object.fromEntries(fields)),
  'sign-in': (req, fields) => takeSignIn(req, Object.fromEntries(fields)),
  'open-link': (req, fields) =>
    thenShow('/my-licences', takeSignInLink(req, Object.fromEntries(fields))),
  'sign-out': (req) => thenShow('/my-licences', takeSignOut(req)),
  'ask-erasure': (req) => takeErasure(req),
  erase: (req, fields) => takeErasureLink(req, Object.fromEntries(fields)),
  'change-licence': async (req, fields) => {
    const holder = await requireHolder(req.payload, req)
    return thenShow('/my-licences', takeLicenceChange(req, holder, changeOf(fields)))
  },
  rental: (req, fields) => thenShow('/my-licences', takeRental(req, rentalOf(fields))),
  'check-licence': (_req, fields) => showCheck(fields),
  'mail-choices': async (req, fields) => {
    await takeMailChoices(req, mailChoicesOf(fields))
    return respond({ message: 'Noted.' })
  },
  'needs-script': () => Promise.resolve(respond({ message: NEEDS_SCRIPT })),
}

/** What a box stands for is several ids where a family has sub-families. */
function trialOf(fields: URLSearchParams): UnknownRecord {
  return {
    ...Object.fromEntries(fields),
    typefaces: fields.getAll('typefaces').flatMap((ids) => ids.split(',')),
    newsletter: fields.has('newsletter'),
  }
}

/** "answers.web.domain" is a field of its own in a form. */
function changeOf(fields: URLSearchParams): UnknownRecord {
  const answers = Object.create(null) as Record<string, Record<string, string>>
  for (const [name, value] of fields) {
    const [, type = '', key = ''] = /^answers\.([^.]+)\.([^.]+)$/.exec(name) ?? []
    if (type) answers[type] = { ...ownValue(answers, type), [key]: value }
  }
  return { ...Object.fromEntries(fields), version: Number(fields.get('version')), answers }
}

function rentalOf(fields: URLSearchParams): UnknownRecord {
  return { licence: fields.get('licence'), renews: fields.get('renews') === 'true' }
}

/** A box that is not ticked is not sent; a button that says no counts more than its box. */
function mailChoicesOf(fields: URLSearchParams): UnknownRecord {
  const ticked = ['releases', 'offers', 'newsletter'].map((name) => [
    name,
    fields.has(name) && !fields.has(`no.${name}`),
  ])
  return { key: fields.get('key'), ...Object.fromEntries(ticked) }
}

/** The page of the licence checks what it is asked for, and says what is wrong. */
async function showCheck(fields: URLSearchParams): Promise<Response> {
  const code = (fields.get('code') ?? '')
    .trim()
    .split('/')
    .findLast((part) => part !== '')
  if (!code) throw new InvalidRequest({ code: 'Write the code or the address on the licence.' })
  return thenShow(`/licence/${encodeURIComponent(code)}`, Promise.resolve(respond({})))
}

async function thenShow(path: string, answer: Promise<Response>): Promise<Response> {
  const { headers } = await answer
  headers.set('Location', path)
  return new Response(null, { status: 303, headers })
}

/** What the call answered in JSON, as a page. */
async function answerPage(answer: Response, form: PlainForm): Promise<Response> {
  if (answer.status === 303) return answer
  const { heading, page } = PLAIN_FORMS[form]
  const said = (await answer.json()) as UnknownRecord
  const headers = new Headers(answer.headers)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const main = [
    `<h1><b>${escapeHtml(heading)}</b></h1>`,
    ...sentencesOf(said).map((sentence) => `<p>${escapeHtml(sentence)}</p>`),
    ...(isRecord(said.error) ? ['<p>Go back: what you wrote is still in the form.</p>'] : []),
    `<p><a href="${page}">${escapeHtml(heading)} →</a><a href="/">All typefaces →</a></p>`,
  ]
  return new Response(plainPage({ title: heading, main: main.join('\n') }), {
    status: answer.status,
    headers,
  })
}

/** Of a refusal every field's, as the form would show them. */
function sentencesOf({ error, message }: UnknownRecord): string[] {
  if (!isRecord(error)) return [String(message ?? '')]
  const fields = isRecord(error.fields) ? Object.values(error.fields) : []
  return (fields.length > 0 ? fields : [error.message]).map(String)
}
