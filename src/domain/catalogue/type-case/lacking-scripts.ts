/** As typefaces name and list their scripts, by the letters that belong to them. */
const SCRIPTS: [name: string, letters: RegExp][] = [
  ['Latin', /\p{Script=Latin}/u],
  ['Cyrillic', /\p{Script=Cyrillic}/u],
  ['Greek', /\p{Script=Greek}/u],
  ['Arabic', /\p{Script=Arabic}/u],
  ['Armenian', /\p{Script=Armenian}/u],
  ['Bengali', /\p{Script=Bengali}/u],
  ['Chinese', /\p{Script=Han}/u],
  ['Devanagari', /\p{Script=Devanagari}/u],
  ['Georgian', /\p{Script=Georgian}/u],
  ['Hangul', /\p{Script=Hangul}/u],
  ['Hebrew', /\p{Script=Hebrew}/u],
  ['Japanese', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['Thai', /\p{Script=Thai}/u],
]

/** The scripts of a text that a typeface does not write, of its compartments: "Cyrillic". */
export function lackingScripts(text: string, facts: readonly string[]): string[] {
  return SCRIPTS.filter(([, letters]) => letters.test(text))
    .map(([name]) => name)
    .filter((name) => !isIn(facts, name))
}

/** The scripts that a typeface writes, by its compartments: "Latin", "Cyrillic". */
export function writtenScripts(facts: readonly string[]): string[] {
  return SCRIPTS.map(([name]) => name).filter((name) => isIn(facts, name))
}

function isIn(facts: readonly string[], script: string): boolean {
  return facts.includes(`script:${script.toLowerCase()}`)
}
