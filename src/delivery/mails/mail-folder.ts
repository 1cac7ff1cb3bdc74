import { createHash, randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { SendMailOptions } from 'nodemailer'

/** Each mail becomes a file that every mail program opens; nothing is sent. */
export function createMailFolder(folder: string): (mail: SendMailOptions) => Promise<unknown> {
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

/** Sorts by time and finds by recipient, without spelling out who that is. */
function fileName(time: Date, recipient: string): string {
  const when = time.toISOString().replace(/[:.]/g, '-')
  return `${when}-${recipientHash(recipient)}-${randomBytes(3).toString('hex')}.eml`
}

export function recipientHash(address: string): string {
  return createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 12)
}
