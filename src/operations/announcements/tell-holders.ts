import type { Payload } from 'payload'
import type { Release } from '@/payload-types'
import { enqueueMail } from '../mails/mail-records'
import { sendMailsSoon } from '../mails/send-mails'
import { hashOf } from '../secret-key'
import { countMails, endAnnouncement, findOpenAnnouncements } from './announcement-records'
import { findHolders } from './find-holders'

/**
 * Puts a mail to every holder of an announced release into the outbox. Each has a key of its release and address: whoever does it
 * at the same time, or again after a crash, adds only what is missing.
 */
export async function tellHolders(payload: Payload): Promise<void> {
  for (const release of await findOpenAnnouncements(payload)) {
    await tellOfRelease(payload, release).catch((error: unknown) =>
      payload.logger.error({
        err: error,
        msg: `The holders of release ${release.id} are not all told: the next run goes on`,
      }),
    )
  }
}

async function tellOfRelease(payload: Payload, release: Release): Promise<void> {
  const { id } = release
  for (const { address } of (await findHolders(payload, release)).told) {
    const mailkey = `release:${id}:${hashOf(address.toLowerCase())}`
    await enqueueMail(payload, { mailkey, kind: 'release', to: address, about: id })
  }
  const { sent, waiting, failed, dropped } = await countMails(payload, id)
  const told = sent + waiting + failed + dropped
  await endAnnouncement(payload, { id, told, now: new Date() })
  sendMailsSoon(payload)
}
