import { scriptName, SCRIPTS as OF_UNICODE } from '../scripts'

/** Characters of one kind, as they lie together in a compartment of the case. */
export type GlyphGroup = { name: string; codes: number[] }

/** Nothing of them is seen by itself. */
const UNSEEN = /^[\p{Z}\p{Cc}\p{Cf}\p{Cs}]$/u

/** Which say more of letters than the names of what is written with them. */
const NAMED_BY_UNICODE = ['Han', 'Hiragana', 'Katakana']

/** Greek, whose letters look most like Latin ones, stands beside them. */
const SCRIPTS = [...new Set(['Greek', ...OF_UNICODE.slice(1)])].map((script) => ({
  script,
  name: NAMED_BY_UNICODE.includes(script) ? script : scriptName(script),
}))

const CAPITALS = 'Capitals'
const LOWER_CASE = 'Lower case'
const ACCENTED_CAPITALS = 'More capitals'
const ACCENTED_LOWER_CASE = 'More lower case'
const OWN_SIGNS = 'Its own signs'
const OTHERS = 'More'

/** In the order of a case: what every text is set with, then letter by script, then accents. */
const ORDER = [
  ...[CAPITALS, LOWER_CASE, 'Figures', 'Punctuation', 'Currency', 'Arrows and signs'],
  ...[
    ACCENTED_CAPITALS,
    ACCENTED_LOWER_CASE,
    ...SCRIPTS.map(({ name }) => name),
    'Accents',
    OWN_SIGNS,
    OTHERS,
  ],
]

type Kind = [name: string, pattern: RegExp]

/** The first that a character is of. */
const KINDS: Kind[] = [
  [CAPITALS, /^[A-Z]$/],
  [LOWER_CASE, /^[a-z]$/],
  ['Figures', /^\p{N}$/u],
  ['Punctuation', /^\p{P}$/u],
  ['Currency', /^\p{Sc}$/u],
  ['Accents', /^[\p{M}\p{Sk}]$/u],
  ['Arrows and signs', /^\p{S}$/u],
  [ACCENTED_CAPITALS, /^(?=\p{Script=Latin})[\p{Lu}\p{Lt}]$/u],
  [ACCENTED_LOWER_CASE, /^\p{Script=Latin}$/u],
  ...SCRIPTS.map(
    ({ script, name }) => [name, new RegExp(`^\\p{Script=${script}}$`, 'u')] satisfies Kind,
  ),
  ['Accents', /^\p{Lm}$/u],
  [OWN_SIGNS, /^\p{Co}$/u],
  ['Arrows and signs', /^\p{Script=Common}$/u],
]

/** All that can be seen, by kind. The letters of another script than Latin come first where the typeface is drawn for it. */
export function groupCharacters(
  codes: readonly number[],
  { script }: { script?: string | undefined } = {},
): GlyphGroup[] {
  const groups = new Map<string, number[]>()
  for (const code of codes) {
    const kind = kindOf(code)
    if (kind === null) continue
    const group = groups.get(kind)
    if (group) group.push(code)
    else groups.set(kind, [code])
  }
  return orderFor(script).flatMap((name) => {
    const found = groups.get(name)
    return found ? [{ name, codes: found.toSorted((a, b) => placeOf(a) - placeOf(b)) }] : []
  })
}

/** What counts as a character of a typeface, wherever they are counted. */
export function isSeen(code: number): boolean {
  return !UNSEEN.test(String.fromCodePoint(code))
}

/** ¹²³ and ¼½¾ stand among the signs of an old alphabet in Unicode, apart from the others of their kind. */
const PLACES = new Map([
  ...Object.entries({ '¹': 0x2071, '²': 0x2072, '³': 0x2073 }),
  ...Object.entries({ '¼': 0x214d, '½': 0x214e, '¾': 0x214f }),
])

function placeOf(code: number): number {
  return PLACES.get(String.fromCodePoint(code)) ?? code
}

function kindOf(code: number): string | null {
  if (!isSeen(code)) return null
  const character = String.fromCodePoint(code)
  return KINDS.find(([, pattern]) => pattern.test(character))?.[0] ?? OTHERS
}

function orderFor(script: string | undefined): string[] {
  const own = SCRIPTS.filter((one) => scriptName(one.script) === script).map(({ name }) => name)
  const first = script === 'Japanese' ? [...own, 'Han'] : own
  return [...new Set([...first, ...ORDER])]
}
