import { createTransport } from 'nodemailer'
import type { SendMailOptions } from 'nodemailer'
import { plainLine } from '../plain-line'
import { createMailFolder } from './mail-folder'
import type { MailAddress } from './mail-types'
import { safeMail } from './safe-mail'

/** Whose mail it is, and where its answers go, unless the mail itself says where: null: to the sender. */
export type MailSender = { from: MailAddress; replyTo: MailAddress | null }

export type MailSettings<Host> = {
  /** smtp://user:password@host:port; null: mails are written into the folder. */
  smtpUrl: string | null
  folder: string
  /** Asked for each mail: staff change it while the shop runs. */
  findSender: (host: Host) => Promise<MailSender>
}

type OutgoingMail = Omit<SendMailOptions, 'from'> & { from?: unknown }

/** Has the form Payload expects of its e-mail adapter, and knows nothing of Payload. */
export type MailAdapter<Host> = (parts: { payload: Host }) => {
  name: string
  defaultFromAddress: string
  defaultFromName: string
  sendEmail: (mail: OutgoingMail) => Promise<unknown>
}

type Send = (mail: SendMailOptions) => Promise<unknown>

const TIMEOUT_IN_MS = 15_000

/** No connection is made before a mail is sent, and none at all without an SMTP address. */
export function createMailAdapter<Host>({
  smtpUrl,
  folder,
  findSender,
}: MailSettings<Host>): MailAdapter<Host> {
  const send = smtpUrl ? sendBySmtp(smtpUrl) : createMailFolder(folder)

  return ({ payload }) => ({
    name: smtpUrl ? 'smtp' : 'folder',
    // Payload asks for them; every mail comes from the shop, whatever Payload names.
    defaultFromAddress: '',
    defaultFromName: '',
    sendEmail: async (mail) => send(safeMail(sentBy(await findSender(payload), mail))),
  })
}

function sendBySmtp(smtpUrl: string): Send {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_IN_MS,
    greetingTimeout: TIMEOUT_IN_MS,
    socketTimeout: TIMEOUT_IN_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return (mail) => transport.sendMail(mail)
}

function sentBy({ from, replyTo }: MailSender, mail: OutgoingMail): SendMailOptions {
  const answersGo = mail.replyTo || !replyTo ? {} : { replyTo: oneLine(replyTo) }
  return { ...mail, from: oneLine(from), ...answersGo }
}

function oneLine({ name, address }: MailAddress): MailAddress {
  return { name: plainLine(name), address }
}
