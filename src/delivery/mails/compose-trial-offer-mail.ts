import { composeMail } from './compose-mail'
import type { ComposedMail, TrialOfferMail } from './mail-types'

export function composeTrialOfferMail(mail: TrialOfferMail): ComposedMail {
  const { to, shop, typefaces, cartUrl, refuseUrl } = mail
  return composeMail({
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
          'In the cart you choose what you need of it, and for what. Nothing moves in your layouts when the real fonts take the place of the trial fonts.',
          'This is the only mail about it.',
        ],
      },
      { kind: 'link', words: 'Send me no such mails', url: refuseUrl },
    ],
  })
}
