import type { ComposedMail, NewsletterMail, SignInMail } from './mail-types'
import { renderMail } from './render-mail'

/** Whoever reads the mails of an address may open what was bought with it. */
export function composeSignInMail({ to, shop, url }: SignInMail): ComposedMail {
  return renderMail({
    to,
    shop,
    subject: `Your licences at ${shop.name}`,
    blocks: [
      { kind: 'text', lines: ['Here is the link to the orders and licences of this address.'] },
      { kind: 'link', words: 'Open my licences', url },
      { kind: 'text', lines: ['It works once, within 15 minutes. Pass it on to nobody.'] },
      {
        kind: 'text',
        lines: ['You did not ask for it? Then do nothing: without this mail nobody sees anything.'],
      },
    ],
  })
}

export function composeNewsletterMail(mail: NewsletterMail): ComposedMail {
  const { to, shop, words, confirmUrl } = mail
  return renderMail({
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
