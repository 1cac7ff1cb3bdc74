import type { Payload } from 'payload'
import { isRefusedForGood } from '@/delivery/mails/is-refused-for-good'
import type { Mail } from '@/payload-types'
import { findOrder } from '../orders/order-records'
import { noteMailFailure } from '../orders/order-mail-records'
import { composeMail } from './compose-mail'
import { runFewAtOnce } from '../run-few-at-once'
import { shopOrigin } from '../shop-origin'
import { claimMail, deferMail, findDueMails, renewMailClaim, updateMail } from './mail-records'

/** Minutes until the next try after the first, second … failure; after the last, the mail waits for staff. */
const RETRY_AFTER_MINUTES = [1, 5, 15, 60, 4 * 60, 24 * 60]

const AT_ONCE = 3
const EARLY_MINUTES = 0.5
const RENEW_CLAIM_EVERY_MS = 5_000

/** Sends the mails of the outbox without delaying the caller; the scheduler retries what fails. */
export function sendMailsSoon(payload: Payload): void {
  sendMails(payload).catch((error: unknown) =>
    payload.logger.error({ err: error, msg: 'The outbox could not be read' }),
  )
}

export async function sendMails(payload: Payload): Promise<void> {
  const mails = await findDueMails(payload, new Date())
  await runFewAtOnce(mails, { atOnce: AT_ONCE, work: (mail) => sendWhenDue(payload, mail) })
}

async function sendWhenDue(payload: Payload, mail: Mail): Promise<void> {
  if (await isEarly(payload, mail)) return deferMail(payload, mail, inMinutes(EARLY_MINUTES))
  if (await claimMail(payload, mail, new Date())) await send(payload, mail)
}

/** An order's mail is written before the order is paid: a crash in between must not send it. */
async function isEarly(payload: Payload, mail: Mail): Promise<boolean> {
  if (mail.kind !== 'order') return false
  const order = await findOrder(payload, mail.about ?? '')
  return order?.state === 'awaiting_payment'
}

async function send(payload: Payload, mail: Mail): Promise<void> {
  const release = holdClaim(payload, mail)
  try {
    const composed = await composeMail(payload, mail)
    if (!composed) return await updateMail(payload, mail.id, { state: 'dropped' })
    const { to, subject, text, html } = composed
    await payload.sendEmail({ to, subject, text, html, messageId: messageIdOf(mail) })
    await updateMail(payload, mail.id, { state: 'sent', sentAt: new Date().toISOString() })
    await noteMailFailure(payload, mail, null)
  } catch (error) {
    payload.logger.error({ err: error, msg: `Mail ${mail.mailkey} could not be sent` })
    const outcome = afterFailure(mail, error)
    if (outcome.state === 'failed') await noteMailFailure(payload, mail, outcome.lastFailure)
    await updateMail(payload, mail.id, outcome)
  } finally {
    release()
  }
}

/** The same for every try: a server that took the mail and lost the connection, or its reader, knows the second copy by it. */
function messageIdOf({ id }: Mail): string {
  return `<${id}@${new URL(shopOrigin()).hostname}>`
}

/** Renewed while a mail server takes its time, so that nobody sends the mail beside this process. */
function holdClaim(payload: Payload, mail: Mail): () => void {
  const renewal = setInterval(() => {
    renewMailClaim(payload, mail).catch((error: unknown) => payload.logger.warn({ err: error }))
  }, RENEW_CLAIM_EVERY_MS)
  renewal.unref()
  return () => clearInterval(renewal)
}

type MailOutcome = { state: 'waiting' | 'failed'; lastFailure: string; dueAt?: string }

function afterFailure(mail: Mail, error: unknown): MailOutcome {
  const lastFailure = error instanceof Error ? error.message : String(error)
  const minutes = RETRY_AFTER_MINUTES[mail.attempts ?? 0]
  if (minutes === undefined || isRefusedForGood(error)) return { state: 'failed', lastFailure }
  return {
    state: 'waiting',
    lastFailure,
    dueAt: inMinutes(minutes).toISOString(),
  }
}

function inMinutes(minutes: number): Date {
  return new Date(Date.now() + minutes * 60_000)
}
