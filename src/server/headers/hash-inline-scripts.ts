import { createHash } from 'node:crypto'

const INLINE = /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/gi

/** What stands before and after the data that Next and our pages hand over; the data between is JSON, and does nothing. */
const HANDED_OVER = [
  { before: 'self.__next_f.push(', after: ')' },
  { before: '(self.__next_f=self.__next_f||[]).push(', after: ')' },
  { before: '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(', after: ');' },
]

const FONT_LOADS = /^(document\.fonts\.load\(("(?:[^"\\]|\\.)*")\);?)+$/

/** React's own words for the parts of a page that come later. */
const REACT =
  /^(requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);?|\$RB=\[\];\$RV=function\([^]*|\$R[A-Z]+\("[^"\\]*"(,"[^"\\]*")*\);?)$/

/**
 * The hashes of those scripts in a page that are known by their form: data for React, fonts to load, React's own. Any other
 * script that got into a page stays without one, and the browser does not run it.
 */
export function hashInlineScripts(html: string): string[] {
  const found = Array.from(html.matchAll(INLINE), ([, script = '']) => script)
  return [...new Set(found.filter(isKnown).map(hashOf))]
}

function isKnown(script: string): boolean {
  return (
    FONT_LOADS.test(script) || REACT.test(script) || HANDED_OVER.some((one) => hands(script, one))
  )
}

function hands(script: string, { before, after }: (typeof HANDED_OVER)[number]): boolean {
  if (!script.startsWith(before) || !script.endsWith(after)) return false
  try {
    JSON.parse(script.slice(before.length, -after.length))
    return true
  } catch {
    return false
  }
}

function hashOf(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`
}
