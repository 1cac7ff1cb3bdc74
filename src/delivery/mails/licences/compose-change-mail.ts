import { composeMail } from '../compose-mail'
import type { ChangeMail, ComposedMail } from '../mail-types'

/** To the buyer, and to whoever is written to about a licence: what it says was changed, and by whom. */
export function composeChangeMail(mail: ChangeMail): ComposedMail {
  const { to, shop, number, typeface, change, by, version, url } = mail
  return composeMail({
    to,
    shop,
    subject: `Licence ${number} was changed`,
    blocks: [
      { kind: 'text', lines: [`${by} changed what licence ${number} of ${typeface} says.`] },
      { kind: 'list', title: `Version ${version}`, lines: [change] },
      {
        kind: 'text',
        lines: [
          'Its new document waits for you, beside those from before. The fonts are the same.',
        ],
      },
      { kind: 'link', words: 'My licences', url },
      { kind: 'text', lines: ['It should not have been changed? Write to us.'] },
    ],
  })
}
