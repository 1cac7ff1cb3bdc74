import { createHash } from 'node:crypto'
import { REACT_SCRIPTS } from './react-scripts'

/*
 * Next 16.4 and React 19.3 write scripts into a page, and nothing public says which: a policy that names scripts by their
 * hashes has to know them by their form. Tests: page-scripts.test.ts, and safe-headers.spec.ts on a shop that was built.
 */

/** What stands before and after the data that Next and Turbopack hand over; the data between is JSON, and does nothing. */
const HANDED_OVER = [
  { before: 'self.__next_f.push(', after: ')' },
  { before: '(self.__next_f=self.__next_f||[]).push(', after: ')' },
  { before: '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(', after: ');' },
]

/** What a part of a page that comes later is brought into place by: one of React's functions, with data. */
const REACT_CALL = /^\$R[A-Z]\(([^]*)\)$/

export function isFrameworkScript(script: string): boolean {
  return isReacts(script) || HANDED_OVER.some((one) => hands(script, one))
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
export function hashOf(script: string): string {
  return createHash('sha256').update(script).digest('base64')
}
