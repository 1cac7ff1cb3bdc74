import type { FieldErrors } from '../shop-error'

/** Scripts that the faces of the documents have, and the signs that belong to every script. */
const OTHERS =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u

const SENTENCE =
  'Write this in Latin, Greek or Cyrillic letters: the invoice and the licence are set in them.'

/** The sentence that refuses a text of which a document would print another spelling; null: it may stand. */
export function refuseOtherLetters(text: string): string | null {
  return OTHERS.test(text) ? SENTENCE : null
}

/** Who stands on a document says how the name is spelled in letters it can print: nobody else knows. */
export function noteOtherLetters(
  fields: Readonly<Record<string, unknown>>,
  errors: FieldErrors,
): void {
  for (const [path, text] of Object.entries(fields)) {
    const refused = typeof text === 'string' ? refuseOtherLetters(text) : null
    if (refused) errors[path] ??= refused
  }
}
