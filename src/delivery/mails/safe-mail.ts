import type { SendMailOptions } from 'nodemailer'
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
