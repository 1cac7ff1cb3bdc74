import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Every mail to an address that lies in the folder of a shop without a mail server. */
export async function mailsTo(dataDir: string, address: string): Promise<string[]> {
  const folder = join(dataDir, 'mail')
  const names = await readdir(folder).catch(() => [])
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFile(join(folder, name), 'utf8')),
  )
  return mails.filter((mail) => new RegExp(`^To: .*${address}`, 'm').test(mail))
}

/** A quoted-printable text as it was before. */
export function plain(mail: string): string {
  const bytes = mail
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_code, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
