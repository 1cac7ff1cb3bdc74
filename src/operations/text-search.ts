import { sql } from '@payloadcms/db-sqlite'

/**
 * SQLite knows the small letter of ASCII's alone, and LIKE takes "_" and "%" for anything. So the text is looked for by itself,
 * letter for letter, in small letters on both sides: those of a column are made small for the letters that are searched.
 */
type Folded = { text: string; pairs: [large: string, small: string][] }

/** SQLite nests no more than a thousand calls; a search for that many different letters compares the others as they are. */
const MOST_FOLDED = 60

export function foldForSqlite(text: string): Folded {
  const small = [...text].map(smallOf)
  const distinct = [...new Set(small)].filter((letter) => largeOf(letter) !== letter)
  const pairs = distinct
    .filter((letter) => !isAscii(letter))
    .slice(0, MOST_FOLDED)
    .map((letter): [string, string] => [largeOf(letter), letter])
  const known = new Map(pairs)
  const letters = [...text].map((letter) =>
    isAscii(letter) ? letter.toLowerCase() : (known.get(letter) ?? letter),
  )
  return { text: letters.join(''), pairs }
}

/** Of a statement in words: letters beyond ASCII alone are written into it, and none of them ends a string. */
export function foldedColumn(column: string, { pairs }: Folded): string {
  return pairs.reduce(
    (folded, [large, small]) => `replace(${folded}, '${large}', '${small}')`,
    `lower(coalesce(${column}, ''))`,
  )
}

type Operator = (column: never, value: unknown) => ReturnType<typeof sql>

type TextOperators = Record<'contains' | 'like' | 'not_like', Operator>

/** What Payload asks SQLite by `like`, `contains` and `not_like`: all of these wrap a text in "%". Other patterns stay patterns. */
export function searchTexts<Operators extends TextOperators>(own: Operators): Operators {
  const literal =
    (holds: boolean, pattern: Operator): Operator =>
    (column, value) => {
      const [, text] = /^%(.*)%$/s.exec(String(value)) ?? []
      if (text === undefined) return pattern(column, value)
      const folded = foldForSqlite(text)
      const inColumn = folded.pairs.reduce(
        (inner, [large, small]) => sql`replace(${inner}, ${large}, ${small})`,
        sql`lower(${column})`,
      )
      const at = sql`instr(${inColumn}, ${folded.text})`
      return holds ? sql`${at} > 0` : sql`${at} = 0`
    }
  return {
    ...own,
    contains: literal(true, own.contains),
    like: literal(true, own.like),
    not_like: literal(false, own.not_like),
  }
}

function isAscii(letter: string): boolean {
  return letter <= '\u007f'
}

/** Letters that become several, such as "ß" and "İ", stay as they are. */
function smallOf(letter: string): string {
  return alone(letter.toLowerCase(), letter)
}

function largeOf(letter: string): string {
  return alone(letter.toUpperCase(), letter)
}

function alone(changed: string, letter: string): string {
  return [...changed].length === 1 ? changed : letter
}
