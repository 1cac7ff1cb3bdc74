import type { SendMailOptions } from 'nodemailer'
import { isRecord } from '@/domain/is-record'
import { plainLine } from '../plain-line'

/** A line break in an address begins a header of somebody else's making. */
export class MailAddressRefused extends Error {
  readonly code = 'mail_address_refused'

  constructor() {
    super('A mail address stands on one line and names one place.')
    this.name = 'MailAddressRefused'
  }
}

const ADDRESSED = ['from', 'to', 'cc', 'bcc', 'replyTo', 'sender', 'inReplyTo'] as const

/** Refuses broken addresses and takes the line breaks out of every other header. */
export function safeMail(mail: SendMailOptions): SendMailOptions {
  for (const name of ADDRESSED) assertOneLine(mail[name])
  return { ...mail, subject: plainLine(mail.subject ?? '') }
}

function assertOneLine(address: unknown): void {
  if (typeof address === 'string') {
    if (/\p{Cc}/u.test(address)) throw new MailAddressRefused()
    return
  }
  if (Array.isArray(address)) {
    for (const one of address) assertOneLine(one)
    return
  }
  if (typeof address === 'object' && address !== null) assertMailbox(address)
}

/** The name may be anything, it is encoded; the address is one address. */
function assertMailbox(mailbox: { address?: unknown; name?: unknown }): void {
  assertOneLine(mailbox.name)
  const { address } = mailbox
  if (typeof address !== 'string' || !/^[^\s,;<>]+@[^\s,;<>]+$/.test(address)) {
    throw new MailAddressRefused()
  }
}

/** What a mail server said of the envelope or of the mail itself, as nodemailer names the two. */
const ABOUT_THE_MAIL = ['EENVELOPE', 'EMESSAGE']

/** "Authentication required": a setting of the shop's, which staff mend. */
const LOG_IN_FIRST = 530

/**
 * Whether another try cannot help: the server said 5xx of this very mail (RFC 5321, 4.2.1). Refusals of the shop's login, or
 * before the server had heard of the mail, are not meant for it.
 */
export function isRefusedForGood(error: unknown): boolean {
  if (error instanceof MailAddressRefused) return true
  if (!isRecord(error) || !ABOUT_THE_MAIL.includes(String(error.code))) return false

  const { responseCode } = error
  if (typeof responseCode !== 'number' || responseCode === LOG_IN_FIRST) return false
  return responseCode >= 500 && responseCode < 600
}
