import { composeMail } from '../compose-mail'
import type { ComposedMail, InvitationMail } from '../mail-types'

/** For whoever an owner lets in. */
export function composeInvitation({ to, shop, url, days }: InvitationMail): ComposedMail {
  return composeMail({
    to,
    shop,
    subject: `Your login to the shop of ${shop.name}`,
    blocks: [
      { kind: 'text', lines: [`You can work in the shop of ${shop.name} from now on.`] },
      { kind: 'link', words: 'Choose your password', url },
      {
        kind: 'text',
        lines: [`The link works once, for ${days} days. You sign in with this address.`],
      },
    ],
  })
}
