import { scriptName, SCRIPTS, scriptsIn } from '../scripts'

/** The scripts of a text that a typeface does not write, by its facts: "Cyrillic". */
export function lackingScripts(text: string, facts: readonly string[]): string[] {
  const writes = (name: string) => facts.includes(scriptKey(name))
  return scriptsIn(text, writes('Japanese') ? ['Japanese'] : []).filter((name) => !writes(name))
}

/** The scripts that a typeface writes, by its facts: "Latin", "Cyrillic". */
export function writtenScripts(facts: readonly string[]): string[] {
  const names = new Set(SCRIPTS.map(scriptName))
  return [...names].filter((name) => facts.includes(scriptKey(name)))
}

/** Its compartment of the type case, which has few of them: "script:hebrew". */
export function scriptKey(name: string): string {
  return `script:${name.toLowerCase()}`
}
