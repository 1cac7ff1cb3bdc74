import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Every mail to an address that lies in the folder of a shop without a mail server, the oldest first. */
export async function mailsTo(dataDir: string, address: string): Promise<string[]> {
  const folder = join(dataDir, 'mail')
  const names = await readdir(folder).catch(() => [])
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .toSorted() // a name begins with when its mail was sent
      .map((name) => readFile(join(folder, name), 'utf8')),
  )
  return mails.filter((mail) => new RegExp(`^To: .*${address}`, 'm').test(mail))
}

/** A mail with its quoted-printable text as it was before. Its head is none: `?key=A3…` there is an address. */
export function plain(mail: string): string {
  const [head = '', ...body] = mail.split('\r\n\r\n')
  const bytes = body
    .join('\r\n\r\n')
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_code, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return `${head}\r\n\r\n${Buffer.from(bytes, 'latin1').toString('utf8')}`
}
