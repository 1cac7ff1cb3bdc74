import { createHash } from 'node:crypto'
import { MOVE_TO_HEAD } from '@/storefront/catalogue/menu-faces/move-to-head'
import { REACT_SCRIPTS } from './react-scripts'

const INLINE = /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/gi

/** What stands before and after the data that Next and our pages hand over; the data between is JSON, and does nothing. */
const HANDED_OVER = [
  { before: 'self.__next_f.push(', after: ')' },
  { before: '(self.__next_f=self.__next_f||[]).push(', after: ')' },
  { before: '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(', after: ');' },
]

const FONT_LOADS = /^(document\.fonts\.load\(("(?:[^"\\]|\\.)*")\);?)+$/

/** What a part of a page that comes later is brought into place by: one of React's functions, with data. */
const REACT_CALL = /^\$R[A-Z]\(([^]*)\)$/

/**
 * The hashes of those scripts in a page that are known by their form: data for React, fonts to load and to move, React's own. Any other
 * script that got into a page stays without one, and the browser does not run it.
 */
export function hashInlineScripts(html: string): string[] {
  const found = Array.from(html.matchAll(INLINE), ([, script = '']) => script)
  return [...new Set(found.filter(isKnown).map(sourceOf))]
}

function isKnown(script: string): boolean {
  return (
    script === MOVE_TO_HEAD ||
    FONT_LOADS.test(script) ||
    isReacts(script) ||
    HANDED_OVER.some((one) => hands(script, one))
  )
}

/** React sends its functions before the first call of each. */
function isReacts(script: string): boolean {
  const sent = REACT_SCRIPTS.find(
    ({ length, hash }) => script.length >= length && hashOf(script.slice(0, length)) === hash,
  )
  if (sent) return script.length === sent.length || isReacts(script.slice(sent.length))
  const [, data] = REACT_CALL.exec(script) ?? []
  return data !== undefined && isJson(`[${data}]`)
}

function hands(script: string, { before, after }: (typeof HANDED_OVER)[number]): boolean {
  if (!script.startsWith(before) || !script.endsWith(after)) return false
  return isJson(script.slice(before.length, -after.length))
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** As a policy names it. */
function sourceOf(script: string): string {
  return `sha256-${hashOf(script)}`
}

function hashOf(script: string): string {
  return createHash('sha256').update(script).digest('base64')
}
