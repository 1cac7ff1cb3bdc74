import type { LoginChange } from '@/domain/staff/login-change'
import { renderMail } from '../render-mail'
import type { ComposedMail, LoginChangeMail } from '../mail-types'

const IN_WORDS: Record<LoginChange, string> = {
  password: 'It has a new password.',
  email: 'It has another e-mail address: nobody signs in with this one any more.',
  roles: 'It has other roles.',
  factor_on: 'Its second factor was turned on, with new recovery codes.',
  factor_off: 'Its second factor was turned off.',
  passkey_on: 'A passkey was added, which signs in after the password.',
  passkey_off: 'A passkey was removed: it signs in no more.',
}

/** To the address that a login had: whoever it belongs to reads what became of it, whoever did it. */
export function composeLoginChange({ to, shop, changes, by, url }: LoginChangeMail): ComposedMail {
  return renderMail({
    to,
    shop,
    subject: `Your login to the shop of ${shop.name} was changed`,
    blocks: [
      { kind: 'text', lines: [`${by} changed your login.`] },
      { kind: 'text', lines: changes.map((change) => IN_WORDS[change]) },
      { kind: 'text', lines: ['Wherever else it was signed in, it is signed out.'] },
      {
        kind: 'text',
        lines: [
          'Neither you nor an owner of the shop? Choose a new password now, and tell an owner.',
        ],
      },
      { kind: 'link', words: 'Choose a new password', url },
    ],
  })
}
