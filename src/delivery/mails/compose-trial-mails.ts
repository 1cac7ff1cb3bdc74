import { longDate } from '@/domain/long-date'
import type { ComposedMail, TrialMail, TrialOfferMail } from './mail-types'
import { type MailBlock, renderMail } from './render-mail'

export function composeTrialMail(mail: TrialMail): ComposedMail {
  const { to, shop, typefaces, downloadUrl, expiresAt, eulaUrl, refuseUrl } = mail

  return renderMail({
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

export function composeTrialOfferMail(mail: TrialOfferMail): ComposedMail {
  const { to, shop, typefaces, cartUrl, refuseUrl } = mail
  return renderMail({
    to,
    shop,
    subject: 'Do the trial fonts fit?',
    blocks: [
      {
        kind: 'text',
        lines: ['A week ago you took trial fonts. If they fit, here is a cart that holds them.'],
      },
      { kind: 'link', words: 'Look at the cart', url: cartUrl },
      { kind: 'list', title: 'Tried', lines: typefaces },
      {
        kind: 'text',
        lines: [
          'In the cart you choose what you need of it, and for what. Nothing moves in layouts that need no more than the trial fonts hold when the real fonts take their place.',
          'This is the only mail about it.',
        ],
      },
      { kind: 'link', words: 'Send me no such mails', url: refuseUrl },
    ],
  })
}
