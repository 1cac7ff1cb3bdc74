import type { Payload } from 'payload'
import type { Mail } from '@/payload-types'
import { findOrder } from '../orders/order-records'
import { composeMail } from './compose-mail'
import { runFewAtOnce } from '../run-few-at-once'
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
    const { to, subject, text, html } = await composeMail(payload, mail)
    await payload.sendEmail({ to, subject, text, html })
    await updateMail(payload, mail.id, { state: 'sent', sentAt: new Date().toISOString() })
  } catch (error) {
    payload.logger.error({ err: error, msg: `Mail ${mail.mailkey} could not be sent` })
    await updateMail(payload, mail.id, afterFailure(mail, error))
  } finally {
    release()
  }
}

/** Renewed while a mail server takes its time, so that nobody sends the mail beside this process. */
function holdClaim(payload: Payload, mail: Mail): () => void {
  const renewal = setInterval(() => {
    renewMailClaim(payload, mail).catch((error: unknown) => payload.logger.warn({ err: error }))
  }, RENEW_CLAIM_EVERY_MS)
  renewal.unref()
  return () => clearInterval(renewal)
}

function afterFailure(mail: Mail, error: unknown): Parameters<typeof updateMail>[2] {
  const lastFailure = error instanceof Error ? error.message : String(error)
  const minutes = RETRY_AFTER_MINUTES[mail.attempts ?? 0]
  if (minutes === undefined) return { state: 'failed', lastFailure }
  return {
    state: 'waiting',
    lastFailure,
    dueAt: inMinutes(minutes).toISOString(),
  }
}

function inMinutes(minutes: number): Date {
  return new Date(Date.now() + minutes * 60_000)
}
