import type { Payload } from 'payload'
import type { Quote } from '@/payload-types'
import { enqueueMail } from '../../mails/mail-records'
import { sendMailsSoon } from '../../mails/send-mails'

/** Its link and its PDF to the client; once a key, however often that is sent. */
export async function sendQuote(payload: Payload, quote: Quote, key: string): Promise<void> {
  await enqueueMail(payload, {
    mailkey: `quote:${quote.id}:${key}`,
    kind: 'quote',
    to: quote.email ?? '',
    about: quote.number,
  })
  sendMailsSoon(payload)
}
