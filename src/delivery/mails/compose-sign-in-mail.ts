import { composeMail } from './compose-mail'
import type { ComposedMail, SignInMail } from './mail-types'

/** Whoever reads the mails of an address may open what was bought with it. */
export function composeSignInMail({ to, shop, url }: SignInMail): ComposedMail {
  return composeMail({
    to,
    shop,
    subject: `Your licences at ${shop.name}`,
    blocks: [
      {
        kind: 'text',
        lines: ['Here is the link to the orders and licences of this address.'],
      },
      { kind: 'link', words: 'Open my licences', url },
      { kind: 'text', lines: ['It works once, within 15 minutes. Pass it on to nobody.'] },
      {
        kind: 'text',
        lines: ['You did not ask for it? Then do nothing: without this mail nobody sees anything.'],
      },
    ],
  })
}
