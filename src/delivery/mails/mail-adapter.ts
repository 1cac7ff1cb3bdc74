import { createTransport } from 'nodemailer'
import type { SendMailOptions } from 'nodemailer'
import { createMailFolder } from './mail-folder'
import { safeMail } from './safe-mail'

export type MailSettings = {
  /** smtp://user:password@host:port; null: mails are written into the folder. */
  smtpUrl: string | null
  folder: string
  from: { name: string; address: string }
}

type OutgoingMail = Omit<SendMailOptions, 'from'> & {
  from?: string | { name?: string; address: string }
}

/** Has the form Payload expects of its e-mail adapter, and knows nothing of Payload. */
export type MailAdapter = () => {
  name: string
  defaultFromAddress: string
  defaultFromName: string
  sendEmail: (mail: OutgoingMail) => Promise<unknown>
}

type Send = (mail: SendMailOptions) => Promise<unknown>

const TIMEOUT_IN_MS = 15_000

/** No connection is made before a mail is sent, and none at all without an SMTP address. */
export function createMailAdapter({ smtpUrl, folder, from }: MailSettings): MailAdapter {
  const send = smtpUrl ? sendBySmtp(smtpUrl) : createMailFolder(folder)

  return () => ({
    name: smtpUrl ? 'smtp' : 'folder',
    defaultFromAddress: from.address,
    defaultFromName: from.name,
    sendEmail: async (mail) => send(safeMail({ ...mail, from: senderOf(mail, from) })),
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

function senderOf({ from }: OutgoingMail, shop: MailSettings['from']) {
  if (!from) return shop
  return typeof from === 'string' ? from : { name: from.name ?? '', address: from.address }
}
