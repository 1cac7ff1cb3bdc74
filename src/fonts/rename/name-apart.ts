import { readInstanceNames } from '../inspect/read-axes'
import { familyIn, findName, NAME, readNames } from '../inspect/read-names'
import { readSfnt } from '../sfnt/read-sfnt'
import type { Sfnt } from '../sfnt/sfnt'
import { postScriptName, renameFont } from './rename-font'

/** A variable font that systems hold apart from the fonts of these PostScript names: the same font where none of its own is among them. */
export function nameApart(font: Uint8Array, { taken }: { taken: readonly string[] }): Uint8Array {
  const sfnt = readSfnt(font)
  const own = [findName(readNames(sfnt), NAME.postScript) ?? '', ...instancePostScriptNames(sfnt)]
  if (!own.some((name) => taken.includes(name))) return font
  const family = familyIn(readNames(sfnt))
  return renameFont(font, { family: isVariableName(family) ? family : `${family} Variable` })
}

function isVariableName(family: string): boolean {
  return /(^| )(Variable|VF)$/.test(family)
}

/** Where a font gives its instances none, systems make them of the prefix and the instance's name. */
export function instancePostScriptNames(sfnt: Sfnt): string[] {
  const names = readNames(sfnt)
  const prefix = findName(names, NAME.postScriptPrefix) ?? postScriptName(familyIn(names))
  return readInstanceNames(sfnt).map(
    ({ name, postScript }) => postScript ?? `${prefix}-${postScriptName(name)}`,
  )
}
