import { composeMail } from '../compose-mail'
import type { ComposedMail, ResetMail } from '../mail-types'

/** For staff who forgot their password. */
export function composeResetMail({ to, shop, resetUrl }: ResetMail): ComposedMail {
  return composeMail({
    to,
    shop,
    subject: `A new password for ${shop.name}`,
    blocks: [
      { kind: 'text', lines: ['Somebody asked for a new password for your login to the shop.'] },
      { kind: 'link', words: 'Choose a new password', url: resetUrl },
      { kind: 'text', lines: ['The link works once, within the hour.'] },
      { kind: 'text', lines: ['It was not you? Then do nothing: your password stays as it is.'] },
    ],
  })
}
