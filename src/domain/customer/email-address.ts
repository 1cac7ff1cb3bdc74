import { invalid, ok, type Parsed } from './parse-text'

/** Parsed once, at the door. */
export type EmailAddress = string & { readonly __email: true }

const LOCAL_PART = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
/** RFC 5321, section 4.5.3.1.1. */
const LONGEST_LOCAL_PART = 64
const LABEL = /^[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?$/
const TOP_LEVEL = /^([A-Za-z]{2,}|xn--[A-Za-z0-9-]+)$/i
const BRACKETED = /^\[(IPv6:[0-9A-Fa-f:.]{2,45}|\d{1,3}(\.\d{1,3}){3})\]$/

/** A local part, an @, then a domain with an ending of two or more letters, or a bracketed IP address. */
export function parseEmailAddress(value: unknown): Parsed<EmailAddress> {
  if (typeof value !== 'string' || value.trim() === '') return invalid('Write your e-mail address.')
  // Before trimming: a line break is never a slip, it is a second header.
  if (/[\r\n\0]/.test(value)) return invalid('An e-mail address stands on one line.')
  const text = value.trim()
  if (text.length > 320) return invalid('This address is too long.')

  const at = text.lastIndexOf('@')
  if (at < 1) return invalid('An e-mail address has an @ within, such as name@example.com.')
  const [local, domain] = [text.slice(0, at), asciiDomain(text.slice(at + 1))]
  if (local.length > LONGEST_LOCAL_PART) {
    return invalid(
      `The part before the @ is too long: it has ${LONGEST_LOCAL_PART} characters at most.`,
    )
  }
  if (!LOCAL_PART.test(local)) {
    return invalid('The part before the @ holds a character that cannot stand there.')
  }
  const problem = problemOfDomain(domain)
  return problem ? invalid(problem) : ok(`${local}@${domain.toLowerCase()}` as EmailAddress)
}

/** "müller.de" → "xn--mller-kva.de", as mail servers know it, and as some browsers send what was typed. */
function asciiDomain(domain: string): string {
  const isForeign = /^[\p{L}\p{M}\p{N}.\u3002-]+$/u.test(domain) && /[^\0-\x7f]/.test(domain)
  if (!isForeign || !URL.canParse(`http://${domain}`)) return domain
  return new URL(`http://${domain}`).hostname
}

/** No mail server in use tells addresses apart by their case. */
export function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

function problemOfDomain(domain: string): string | null {
  if (domain.startsWith('[')) {
    return BRACKETED.test(domain) ? null : 'The address in brackets is not an IP address.'
  }
  const labels = domain.split('.')
  const ending = labels.pop() ?? ''
  if (labels.length === 0) return 'This address has no ending, such as .com'
  if (domain.length > 255 || !labels.every((label) => label.length <= 63 && LABEL.test(label))) {
    return 'The part after the @ is not a domain, such as example.com.'
  }
  return TOP_LEVEL.test(ending) ? null : 'This address has no ending, such as .com'
}
