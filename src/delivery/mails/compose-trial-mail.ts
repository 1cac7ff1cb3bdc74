import { longDate } from '../long-date'
import { composeMail, type MailBlock } from './compose-mail'
import type { ComposedMail, TrialMail } from './mail-types'

export function composeTrialMail(mail: TrialMail): ComposedMail {
  const { to, shop, typefaces, downloadUrl, expiresAt, eulaUrl, refuseUrl } = mail

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
      ...(refuseUrl ? laterMail(refuseUrl) : []),
      {
        kind: 'text',
        lines: ['You did not ask for them? Then somebody mistyped an address; do nothing.'],
      },
    ],
  })
}

function laterMail(refuseUrl: string): MailBlock[] {
  return [
    { kind: 'text', lines: ['A week from now one mail asks how the trial went.'] },
    { kind: 'link', words: 'Send me no such mail', url: refuseUrl },
  ]
}
