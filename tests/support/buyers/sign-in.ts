import type { Payload } from 'payload'
import { removeCounts } from '@/operations/records/limits'
import { emptyOutbox } from '../shop/open-shop'
import type { Answer, Browser } from '../shop/browser'
import { mailsTo, plain } from '../mails/kept-mails'

type Mailing = { payload: Payload; dataDir: string }

/** Asks for a link and reads it from the mail; '' where no mail came. */
export async function askForLink(
  { payload, dataDir }: Mailing,
  browser: Browser,
  email: string,
): Promise<string> {
  // What was asked before counts for the limits alone, which have a test of their own.
  await removeCounts(payload, {})
  await browser.post('/api/order/sign-in', { email })
  await emptyOutbox(payload)
  const mails = await mailsTo(dataDir, email)
  const links = mails.flatMap((mail) => [...plain(mail).matchAll(/\/my-licences\/([\w-]{52})/g)])
  return links.at(-1)?.[1] ?? ''
}

export function openLink(browser: Browser, token: string): Promise<Answer<{ email: string }>> {
  return browser.post('/api/order/sign-in/confirm', { token })
}

export async function signIn(shop: Mailing, browser: Browser, email: string): Promise<void> {
  await openLink(browser, await askForLink(shop, browser, email))
}
