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
export async function tellHolders(payload: Payload, now = new Date()): Promise<void> {
  for (const release of await findOpenAnnouncements(payload)) {
    await tellOfRelease(payload, release)
    const { sent, waiting, failed, dropped } = await countMails(payload, release.id)
    const told = sent + waiting + failed + dropped
    await endAnnouncement(payload, { id: release.id, told, now })
    sendMailsSoon(payload)
  }
}

async function tellOfRelease(payload: Payload, release: Release): Promise<void> {
  const { told } = await findHolders(payload, release)
  for (const { address } of told) {
    const mailkey = `release:${release.id}:${hashOf(address.toLowerCase())}`
    await enqueueMail(payload, { mailkey, kind: 'release', to: address, about: release.id })
  }
}
