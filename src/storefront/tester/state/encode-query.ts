import { cutText, wholeCharacters } from '@/domain/catalogue/typed-text'

/** A query people can read: spaces as +, commas and colons as they are. Null values are left out. */
export function encodeQuery(entries: [key: string, value: string | null][]): string {
  return entries
    .flatMap(([key, value]) => (value === null ? [] : [`${key}=${encodeValue(value)}`]))
    .join('&')
}

function encodeValue(value: string): string {
  return encodeURIComponent(wholeCharacters(value))
    .replace(/%20/g, '+')
    .replace(/%2C/g, ',')
    .replace(/%3A/g, ':')
}

/** What somebody typed; null: the address holds nothing of the kind. */
export function readText(params: URLSearchParams): string | null {
  const text = params.get('text')
  return text === null ? null : cutText(text)
}
