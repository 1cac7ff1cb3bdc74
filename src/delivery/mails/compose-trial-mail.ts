import { composeMail } from './compose-mail'
import { longDate } from '../long-date'
import { nameInGreeting } from './name-in-greeting'
import type { ComposedMail, TrialMail } from './mail-types'

export function composeTrialMail(mail: TrialMail): ComposedMail {
  const { to, shop, typefaces, downloadUrl, expiresAt, eulaUrl } = mail

  return composeMail({
    // Anybody may order trial fonts for any address: it is greeted by a name, or not at all.
    to: { ...to, name: nameInGreeting(to.name) ?? '' },
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
