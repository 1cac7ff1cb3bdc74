import type { LoginChange } from '@/domain/staff/login-change'
import type { Values } from '@/domain/staff/german/sentence-shapes'
import { composeSaid } from './compose-said'
import type { Addressed, ComposedMail, MailAddress } from './mail-types'
import SAID from './staff-mails.json' with { type: 'json' }

/** What a mail is about, what stands at the places of its sentences, and where its link leads. */
type Contents = { kind: keyof typeof SAID; values?: Values; url?: string }

/**
 * A mail leaves the house: of a buyer it says the order's number and nothing else. An enquiry is a letter, and is sent on as one:
 * its answers go to who wrote it.
 */
export type StaffMailContents = Contents & { replyTo?: MailAddress }

type StaffMail = Addressed & { contents: StaffMailContents }

export function composeStaffMail({ to, shop, contents }: StaffMail): ComposedMail {
  const { replyTo, ...said } = contents
  const mail = compose({ to, shop: { ...shop, demo: false } }, said)
  return replyTo ? { ...mail, replyTo } : mail
}

function compose(addressed: Addressed, { kind, values, url }: Contents): ComposedMail {
  return composeSaid(addressed, SAID[kind], { values, urls: { url } })
}

/** For whoever an owner lets in. */
export function composeInvitation(mail: Addressed & { url: string; days: number }): ComposedMail {
  return compose(mail, { kind: 'invitation', values: { days: mail.days }, url: mail.url })
}

/** For staff who forgot their password. */
export function composeResetMail(mail: Addressed & { resetUrl: string }): ComposedMail {
  return compose(mail, { kind: 'reset', url: mail.resetUrl })
}

const IN_WORDS: Record<LoginChange, string> = {
  password: 'It has a new password.',
  email: 'It has another e-mail address: nobody signs in with this one any more.',
  roles: 'It has other roles.',
  factor_on: 'Its second factor was turned on, with new recovery codes.',
  factor_off: 'Its second factor was turned off.',
  passkey_on: 'A passkey was added, which signs in after the password.',
  passkey_off: 'A passkey was removed: it signs in no more.',
}

/** `by`: who did it, at the head of a sentence. */
type LoginChangeMail = Addressed & { changes: readonly LoginChange[]; by: string; url: string }

/** To the address that a login had: whoever it belongs to reads what became of it, whoever did it. */
export function composeLoginChange({ changes, by, url, ...mail }: LoginChangeMail): ComposedMail {
  const values = { by, changes: changes.map((change) => IN_WORDS[change]).join('\n') }
  return compose(mail, { kind: 'login_changed', values, url })
}
