import { readCharacters } from '../inspect/read-characters'
import type { Sfnt } from '../sfnt/sfnt'

type CharacterChange = { shared: number[]; added: number[]; lost: number[] }

/** The characters that two masters share, and those that only one of them can set. */
export function compareCharacters(old: Sfnt, fresh: Sfnt): CharacterChange {
  const before = new Set(readCharacters(old).filter(isSet))
  const after = new Set(readCharacters(fresh).filter(isSet))
  return {
    shared: [...after].filter((code) => before.has(code)),
    added: [...after].filter((code) => !before.has(code)),
    lost: [...before].filter((code) => !after.has(code)),
  }
}

/** Control characters are never set, though fonts map them. */
function isSet(code: number): boolean {
  return code >= 0x20 && !(code >= 0x7f && code < 0xa0)
}
