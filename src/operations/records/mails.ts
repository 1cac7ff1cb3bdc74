import type { Payload } from 'payload'
import type { Mail, MailChoice } from '@/payload-types'
import { claimEnd } from '@/platform/claims'
import { insertOnce } from '../insert-once'
import { makeKey } from '../secret-key'
import { compareAndSet, setEach } from './any-collection'
import { all, type Condition, findAll, findOne, insert, insertKeyed, updateById } from './rows'

type NewMail = { mailkey: string; kind: Mail['kind']; to: string; about: string }

/** A row that is already there counts as written: one mail a key. Nobody writes to a buyer who was erased. */
export async function enqueueMail(payload: Payload, mail: NewMail): Promise<void> {
  if (mail.to === '') return
  const data = { ...mail, state: 'waiting', attempts: 0, dueAt: new Date().toISOString() } as const
  await insertKeyed(payload, 'mails', { key: 'mailkey', data })
}

export async function findMail(payload: Payload, mailkey: string): Promise<Mail | null> {
  return findOne(payload, 'mails', { where: { mailkey } })
}

export async function findDueMails(payload: Payload, now: Date): Promise<Mail[]> {
  return findAll(payload, 'mails', {
    where: { state: { in: ['waiting', 'sending'] }, dueAt: { less_than_equal: now.toISOString() } },
    limit: 100,
    sort: 'dueAt',
  })
}

/** The first hundred; whoever retries them sees how many are left. */
export async function findFailedMails(payload: Payload): Promise<Mail[]> {
  return findAll(payload, 'mails', { where: { state: 'failed' }, limit: 100, sort: 'createdAt' })
}

/** A failed mail waits again, with all its tries. false: somebody did it before. */
export function reviveMail(payload: Payload, mail: Mail): Promise<boolean> {
  return guardedUpdate(payload, mail, {
    state: 'waiting',
    attempts: 0,
    dueAt: new Date().toISOString(),
  })
}

/** One guarded write: whoever gets it sends the mail. */
export function claimMail(payload: Payload, mail: Mail, now: Date): Promise<boolean> {
  return guardedUpdate(payload, mail, {
    state: 'sending',
    attempts: (mail.attempts ?? 0) + 1,
    dueAt: claimEnd(now).toISOString(),
  })
}

/** Only as long as no other process has claimed it. */
export async function renewMailClaim(payload: Payload, claimed: Mail): Promise<void> {
  const mail = { ...claimed, state: 'sending', attempts: (claimed.attempts ?? 0) + 1 } as const
  await guardedUpdate(payload, mail, { dueAt: claimEnd().toISOString() })
}

/** Moves the time of a mail that is not due yet; this counts as no attempt. */
export async function deferMail(payload: Payload, mail: Mail, until: Date): Promise<void> {
  await guardedUpdate(payload, mail, { dueAt: until.toISOString() })
}

/** Makes deferred mails due now; one that failed stays at its time. */
export async function makeMailsDue(payload: Payload, about: string): Promise<void> {
  const change = { dueAt: new Date().toISOString() }
  await setEach(payload, 'mails', { about, state: 'waiting', attempts: 0 }, change)
}

export async function updateMail(
  payload: Payload,
  id: string,
  data: Partial<Pick<Mail, 'state' | 'sentAt' | 'dueAt' | 'lastFailure'>>,
): Promise<void> {
  await compareAndSet(payload, 'mails', { id }, data)
}

/** The last mail to somebody is not kept, whatever became of it. */
export async function removeLastMails(payload: Payload): Promise<void> {
  const where = all({ kind: 'erased', state: { in: ['sent', 'failed', 'dropped'] } })
  await payload.db.deleteMany({ collection: 'mails', where })
}

function guardedUpdate(
  payload: Payload,
  mail: Mail,
  data: Partial<Pick<Mail, 'state' | 'attempts' | 'dueAt'>>,
): Promise<boolean> {
  const still = { id: mail.id, state: mail.state, attempts: mail.attempts ?? 0 }
  return compareAndSet(payload, 'mails', still, data)
}

/** However it is typed, an address has one row. */
function plainAddress(email: string): string {
  return email.trim().toLowerCase()
}

/** The row of an address; made when it is first needed, and says no to nothing. */
export async function requireMailChoice(payload: Payload, email: string): Promise<MailChoice> {
  const { row } = await insertOnce({
    find: () => findMailChoice(payload, email),
    insert: async () => {
      const data = { email: plainAddress(email), nonce: makeKey('mail').nonce }
      await insert(payload, 'mail-choices', data)
      return (await findMailChoice(payload, email)) as MailChoice
    },
  })
  return row
}

export function findMailChoice(payload: Payload, email: string): Promise<MailChoice | null> {
  return findChoice(payload, { email: plainAddress(email) })
}

export function findMailChoiceById(payload: Payload, id: string): Promise<MailChoice | null> {
  return findChoice(payload, { id })
}

export function findMailChoiceByNonce(payload: Payload, nonce: string) {
  return findChoice(payload, { nonce })
}

function findChoice(payload: Payload, where: Condition): Promise<MailChoice | null> {
  return findOne(payload, 'mail-choices', { where, showHiddenFields: true })
}

/** Who agreed to the newsletter and has not ended it, the first first. */
export function findNewsletterReaders(payload: Payload): Promise<MailChoice[]> {
  const where = { newsletterConfirmedAt: { exists: true }, newsletterEndedAt: { exists: false } }
  return findAll(payload, 'mail-choices', { where, sort: 'newsletterConfirmedAt' })
}

export async function updateMailChoice(payload: Payload, id: string, data: Partial<MailChoice>) {
  await updateById(payload, 'mail-choices', id, data)
}
