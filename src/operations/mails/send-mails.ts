import type { Payload } from 'payload'
import { composeMail } from './compose-mail'
import { claimMail, closeMail, findDueMails } from './mail-records'
import type { Mail } from '@/payload-types'

/** Minutes until the next try after the first, second … fault; then the mail waits for staff. */
const RETRY_AFTER_MINUTES = [1, 5, 15, 60, 4 * 60, 24 * 60]

/** Sends what waits in the outbox without holding up the caller; what fails is tried again by the clockwork. */
export function sendMailsSoon(payload: Payload): void {
  sendMails(payload).catch((error: unknown) =>
    payload.logger.error({ err: error, msg: 'The outbox could not be read' }),
  )
}

export async function sendMails(payload: Payload): Promise<void> {
  for (const mail of await findDueMails(payload, new Date())) {
    if (await claimMail(payload, mail, new Date())) await send(payload, mail)
  }
}

async function send(payload: Payload, mail: Mail): Promise<void> {
  try {
    const { to, subject, text, html } = await composeMail(payload, mail)
    await payload.sendEmail({ to, subject, text, html })
    await closeMail(payload, mail.id, { state: 'sent', sentAt: new Date().toISOString() })
  } catch (error) {
    payload.logger.error({ err: error, msg: `Mail ${mail.mailkey} could not be sent` })
    await closeMail(payload, mail.id, afterFault(mail, error))
  }
}

function afterFault(mail: Mail, error: unknown): Parameters<typeof closeMail>[2] {
  const lastFault = error instanceof Error ? error.message : String(error)
  const minutes = RETRY_AFTER_MINUTES[mail.attempts ?? 0]
  if (minutes === undefined) return { state: 'failed', lastFault }
  return {
    state: 'waiting',
    lastFault,
    dueAt: new Date(Date.now() + minutes * 60_000).toISOString(),
  }
}
