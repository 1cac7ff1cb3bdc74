import { composeMail } from './compose-mail'
import type { ComposedMail, NewsletterMail } from './mail-types'

export function composeNewsletterMail(mail: NewsletterMail): ComposedMail {
  const { to, shop, words, confirmUrl } = mail
  return composeMail({
    to,
    shop,
    subject: `News of ${shop.name}?`,
    blocks: [
      { kind: 'text', lines: [`Somebody ticked this for your address: “${words}”`] },
      { kind: 'link', words: 'Yes, send me news', url: confirmUrl },
      { kind: 'text', lines: ['It was not you? Then do nothing, and no news will come.'] },
    ],
  })
}
