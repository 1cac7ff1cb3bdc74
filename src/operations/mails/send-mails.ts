import type { Payload } from 'payload'
import { isRefusedForGood } from '@/delivery/mails/safe-mail'
import { isStaffNotice } from '@/domain/staff/staff-notice'
import type { Mail } from '@/payload-types'
import { isStopping, whileClaimed } from '@/platform/claims'
import { shared } from '@/platform/shared'
import {
  claimMail,
  deferMail,
  findDueMails,
  findFailedMails,
  removeLastMails,
  renewMailClaim,
  reviveMail,
  updateMail,
} from '../records/mails'
import { recordOrderEvent } from '../records/order-events'
import { findOrder, isAboutOrder, noteMailFailure } from '../records/orders'
import { runFewAtOnce } from '../concurrency'
import { shopOrigin } from '../shop-origin'
import { notifyStaff } from '../staff/notify-staff'
import { composeMail } from './compose-mail'
import { findById } from '../records/rows'

/** Minutes until the next try after the first, second … failure; after the last, the mail waits for staff. */
const RETRY_AFTER_MINUTES = [1, 5, 15, 60, 4 * 60, 24 * 60]

const UNPAID = new Set<string | undefined>(['awaiting_payment', 'needs_review'])

const UNREVIEWED = new Set<string | undefined>(['awaiting_payment', 'cancelled'])

const AT_ONCE = 3

const EARLY_MINUTES = 0.5

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
  if (isStopping()) return
  if (await isEarly(payload, mail)) {
    await deferMail(payload, mail, inMinutes(EARLY_MINUTES))
    // Whoever did what it tells of in between made it due before it was deferred.
    if (await isEarly(payload, mail)) return
  }
  if (await claimMail(payload, mail, new Date())) await send(payload, mail)
}

/** A mail's row is written before what it tells of, which a crash in between may leave undone: then it must not be sent yet. */
async function isEarly(payload: Payload, { kind, about }: Mail): Promise<boolean> {
  if (kind === 'order' || kind === 'licensee') return UNPAID.has(await orderState(payload, about))
  if (kind === 'staff_review') return UNREVIEWED.has(await orderState(payload, about))
  if (kind !== 'staff_mail_failed') return false
  const failing = await findById(payload, 'mails', about ?? '')
  return failing?.state === 'waiting' || failing?.state === 'sending'
}

async function orderState(payload: Payload, id?: string | null): Promise<string | undefined> {
  return (await findOrder(payload, id ?? ''))?.state
}

/** What a mail server took and no row could say yet: it is noted at the next turn, and not sent again. */
const taken = shared('mails taken', () => new Set<string>())

async function send(payload: Payload, mail: Mail): Promise<void> {
  const claim = {
    renew: () => renewMailClaim(payload, mail),
    onError: (error: unknown) => payload.logger.warn({ err: error }),
  }
  await whileClaimed(claim, async () => {
    if (taken.has(mail.id) || (await handOver(payload, mail))) await noteSent(payload, mail)
    if (mail.kind === 'erased') await removeLastMails(payload)
  })
}

/** Whether a mail server took it. Otherwise its row says what became of it. */
async function handOver(payload: Payload, mail: Mail): Promise<boolean> {
  try {
    const composed = await composeMail(payload, mail)
    if (!composed) {
      await updateMail(payload, mail.id, { state: 'dropped' })
      return false
    }
    await payload.sendEmail({ ...composed, messageId: messageIdOf(mail) })
    taken.add(mail.id)
    return true
  } catch (error) {
    payload.logger.error({ err: error, msg: `Mail ${mail.mailkey} could not be sent` })
    const outcome = afterFailure(mail, error)
    if (outcome.state === 'failed') await tellOfFailure(payload, mail, outcome.lastFailure)
    await updateMail(payload, mail.id, outcome)
    if (outcome.state === 'failed') sendMailsSoon(payload)
    return false
  }
}

async function noteSent(payload: Payload, mail: Mail): Promise<void> {
  try {
    await updateMail(payload, mail.id, { state: 'sent', sentAt: new Date().toISOString() })
    taken.delete(mail.id)
    await noteMailFailure(payload, mail, null)
    await recordMail(payload, mail)
  } catch (error) {
    payload.logger.error({ err: error, msg: `Mail ${mail.mailkey} was sent, and is noted later` })
  }
}

/** At the order, and by mail to staff; of a mail to staff that failed no mail is written, which would fail as well. */
async function tellOfFailure(payload: Payload, mail: Mail, failure: string): Promise<void> {
  await noteMailFailure(payload, mail, failure)
  await recordMail(payload, mail, failure)
  if (isStaffNotice(mail.kind)) return
  await notifyStaff(payload, { kind: 'staff_mail_failed', about: mail.id })
}

/** The same for every try: a server that took the mail and lost the connection, or its reader, knows the second copy by it. */
function messageIdOf({ id }: Mail): string {
  return `<${id}@${new URL(shopOrigin()).hostname}>`
}

type MailOutcome = { state: 'waiting' | 'failed'; lastFailure: string; dueAt?: string }

function afterFailure(mail: Mail, error: unknown): MailOutcome {
  const lastFailure = error instanceof Error ? error.message : String(error)
  const minutes = RETRY_AFTER_MINUTES[mail.attempts ?? 0]
  if (minutes === undefined || isRefusedForGood(error)) return { state: 'failed', lastFailure }
  return { state: 'waiting', lastFailure, dueAt: inMinutes(minutes).toISOString() }
}

function inMinutes(minutes: number): Date {
  return new Date(Date.now() + minutes * 60_000)
}

/** Staff mended what stood in the way: each failed mail begins anew. How many there were. */
export async function retryMails(payload: Payload): Promise<number> {
  const failed = await findFailedMails(payload)
  const revived = await Promise.all(failed.map((mail) => reviveMail(payload, mail)))
  if (revived.some(Boolean)) sendMailsSoon(payload)
  return revived.filter(Boolean).length
}

/** What became of a mail to the buyer of an order. `failure`: it is not tried again. */
async function recordMail(
  payload: Payload,
  { id, kind, about }: Mail,
  failure: string | null = null,
): Promise<void> {
  if (!isAboutOrder(kind) || !about) return
  await recordOrderEvent(payload, {
    order: about,
    kind: failure === null ? 'mail_sent' : 'mail_failed',
    by: 'shop',
    details: { mail: kind },
    key: `mail:${id}:${failure === null ? 'sent' : 'failed'}`,
    ...(failure === null ? {} : { why: failure }),
  })
}
