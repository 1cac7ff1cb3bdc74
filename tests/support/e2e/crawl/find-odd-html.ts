import { allowedMethods } from '@/domain/site/allowed-methods'
import type { ShopAnswer } from '../ask-shop'

/** A comparison is its address: what is typed there is what one sends on. */
const IN_AN_ADDRESS: Record<string, RegExp> = {
  '/compare': /^(typefaces|text|features|sizes|add)$/,
}

/** Forms of a page that a browser without script would send nowhere, or write into an address. */
export function findUnsafeForms({ address, headers, body }: ShopAnswer): string[] {
  if (!(headers['content-type'] ?? '').includes('text/html')) return []
  const html = body.toString()
  return [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)]
    .filter(([, tag = '', fields = '']) => !isSafe(tag, fields))
    .map(([, tag]) => `${address}: <form${tag}>`)
}

function isSafe(tag: string, fields: string): boolean {
  const action = attribute(tag, 'action') ?? ''
  if (attribute(tag, 'method') === 'post') {
    return action.startsWith('/api/forms/') && allowedMethods(action).includes('POST')
  }
  const names = [...fields.matchAll(/<(?:input|select|textarea|button)\b([^>]*)>/g)]
  return names.every(([, field = '']) =>
    IN_AN_ADDRESS[action]?.test(attribute(field, 'name') ?? 'add'),
  )
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
}

/** Days of a page that are written as programs write them; a machine reads them in `dateTime`. */
export function findRawDates({ address, headers, body }: ShopAnswer): string[] {
  if (!(headers['content-type'] ?? '').includes('text/html')) return []
  const words = body
    .toString()
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
  return [...words.matchAll(/\b20\d\d-[01]\d-[0-3]\d\b/g)].map(([day]) => `${address}: ${day}`)
}
