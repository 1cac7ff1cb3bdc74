import { cutText, wholeCharacters } from '@/domain/catalogue/typed-text'
import type { Axis } from '@/domain/catalogue/typeface-view'

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

/** Values of axes in an address: "wght:640,opsz:24". */
export function encodePairs(values: Record<string, number>): string {
  return Object.entries(values)
    .map(([tag, value]) => `${tag}:${value}`)
    .join(',')
}

export function decodePairs(pairs: string | null): Record<string, number> {
  const read = (pairs ?? '').split(',').map((pair) => {
    const [tag, number] = pair.split(':')
    return [tag ?? '', parseFloat(number ?? '')] as const
  })
  return Object.fromEntries(read.filter(([tag, number]) => tag && Number.isFinite(number)))
}

/** Weights move by whole units, an axis from 0 to 1 by hundredths. */
export function axisStep(axis: Axis): number {
  const span = axis.max - axis.min
  if (span <= 2) return 0.01
  return span <= 10 ? 0.1 : 1
}
