import { invalid, ok, type Parsed } from '../../customer/parsed'

const WRONG = 'Write a domain, such as example.org.'
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?$/u
const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i
const LONGEST = 253

/**
 * A domain out of what people paste: an address gives its host, "*." and a leading "www." go. Names in any script stay as
 * they are written; whether somebody owns it, nobody is asked.
 */
export function parseDomain(text: string): Parsed<string> {
  const host = hostOf(text)
  const labels = host.split('.')
  const isDomain =
    labels.length >= 2 &&
    host.length <= LONGEST &&
    labels.every((label) => LABEL.test(label)) &&
    isTopLevel(labels.at(-1) ?? '')
  return isDomain ? ok(host) : invalid(WRONG)
}

function hostOf(text: string): string {
  const host = text.trim().replace(SCHEME, '').split(/[/?#]/)[0] ?? ''
  return host
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '')
    .toLowerCase()
    .replace(/^\*\./, '')
    .replace(/^www\.(?=[^.]+\.)/, '')
}

/** Two or more letters, or a name that was made ASCII: "xn--p1ai". Numbers alone are the address of a machine. */
function isTopLevel(label: string): boolean {
  return /^(?:xn--[a-z0-9-]+|[\p{L}\p{M}]{2,})$/u.test(label)
}
