import { composeMail } from './compose-mail'
import { longDate } from '../long-date'
import type { ComposedMail, TrialMail } from './mail-types'

export function composeTrialMail(mail: TrialMail): ComposedMail {
  const { to, shop, typefaces, downloadUrl, expiresAt, eulaUrl } = mail

  return composeMail({
    to,
    shop,
    subject: 'Your trial fonts',
    blocks: [
      { kind: 'text', lines: ['Here are the trial fonts you asked for.'] },
      { kind: 'link', words: 'Download the trial fonts', url: downloadUrl },
      { kind: 'list', title: 'Trial fonts', lines: typefaces },
      { kind: 'text', lines: [`The link works until ${longDate(expiresAt)}.`] },
      { kind: 'link', words: 'What you may do with them', url: eulaUrl },
      {
        kind: 'text',
        lines: ['You did not ask for them? Then somebody mistyped an address; do nothing.'],
      },
    ],
  })
}
