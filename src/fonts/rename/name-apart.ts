import { namesOfInstances } from '../inspect/read-axes'
import { familyIn, findName, NAME, readNames } from '../inspect/read-names'
import { readSfnt } from '../sfnt/read-sfnt'
import { renameFont } from './rename-font'

/** A variable font that systems hold apart from the fonts of these PostScript names: the same font where none of its own is among them. */
export function nameApart(font: Uint8Array, { taken }: { taken: readonly string[] }): Uint8Array {
  const sfnt = readSfnt(font)
  const own = [findName(readNames(sfnt), NAME.postScript) ?? '', ...namesOfInstances(sfnt)]
  if (!own.some((name) => taken.includes(name))) return font
  const family = familyIn(readNames(sfnt))
  return renameFont(font, { family: isVariableName(family) ? family : `${family} Variable` })
}

function isVariableName(family: string): boolean {
  return /(^| )(Variable|VF)$/.test(family)
}
