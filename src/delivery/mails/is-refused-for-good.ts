import { isRecord } from '@/domain/is-record'
import { MailAddressRefused } from './safe-mail'

/** What a mail server said of the envelope or of the mail itself, as nodemailer names the two. */
const ABOUT_THE_MAIL = ['EENVELOPE', 'EMESSAGE']

/** "Authentication required": a setting of the shop's, which staff mend. */
const LOG_IN_FIRST = 530

/**
 * Whether another try cannot help: the server said 5xx of this very mail (RFC 5321, 4.2.1). Refusals of the shop's login, or
 * before the server had heard of the mail, are not meant for it.
 */
export function isRefusedForGood(error: unknown): boolean {
  if (error instanceof MailAddressRefused) return true
  if (!isRecord(error) || !ABOUT_THE_MAIL.includes(String(error.code))) return false

  const { responseCode } = error
  if (typeof responseCode !== 'number' || responseCode === LOG_IN_FIRST) return false
  return responseCode >= 500 && responseCode < 600
}
