import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { ownValue } from '@/domain/own-value'
import { plainLine } from '../plain-line'
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

function sendBySmtp(smtpUrl: string): (mail: SendMailOptions) => Promise<unknown> {
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

/** Each mail becomes a file that every mail program opens; nothing is sent. */
function createMailFolder(folder: string): (mail: SendMailOptions) => Promise<unknown> {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async (mail) => {
    const { message, messageId, envelope } = await transport.sendMail(mail)
    const path = join(folder, fileName(new Date(), envelope.to.join(',')))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(`${path}.draft`, message, { flag: 'wx', mode: 0o600 })
    await rename(`${path}.draft`, path)
    return { messageId, path }
  }
}

/** Those to an address that lie in the folder of a shop without a mail server. */
export async function removeMailFiles(folder: string, address: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  const own = names.filter((name) => name.includes(`-${recipientHash(address)}-`))
  await Promise.all(own.map((name) => rm(join(folder, name), { force: true })))
}

/** Sorts by time and finds by recipient, without spelling out who that is. */
function fileName(time: Date, recipient: string): string {
  const when = time.toISOString().replace(/[:.]/g, '-')
  return `${when}-${recipientHash(recipient)}-${randomBytes(3).toString('hex')}.eml`
}

export function recipientHash(address: string): string {
  return createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 12)
}

const PORTS: Record<string, number> = { 'smtp:': 587, 'smtps:': 465 }

/** Resolves when somebody listens where mail is handed over; whether they take a mail, only a mail tells. */
export async function connectToMailServer(smtpUrl: string, patienceInMs: number): Promise<void> {
  const { hostname, port, protocol } = new URL(smtpUrl)
  const host = hostname.replace(/^\[|\]$/g, '')
  const socket = connect({ host, port: Number(port) || (ownValue(PORTS, protocol) ?? 25) })
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(patienceInMs) })
  } finally {
    socket.destroy()
  }
}
