import { expect } from '@playwright/test'
import { mailsTo, plain } from '../mails/kept-mails'

const DATA = process.env.FOUNT_TEST_DATA ?? 'data/test/run'

/** The address of the shop that a mail to somebody leads to, as soon as it is there; the newest mail's. */
export async function linkInMail(email: string, pattern: RegExp): Promise<string> {
  const find = async () => {
    const links = (await mailsTo(DATA, email)).flatMap((mail) => pattern.exec(plain(mail)) ?? [])
    return links.at(-1) ?? ''
  }
  await expect.poll(find).not.toBe('')
  return find()
}
