import { createHash } from 'node:crypto'
import { instancePostScriptIds } from '../inspect/read-axes'
import {
  familyIn,
  findName,
  NAME,
  type NameRecord,
  readNames,
  styleIn,
} from '../inspect/read-names'
import { readSfnt } from '../sfnt/read-sfnt'
import { hasTable, requireTable, type Sfnt } from '../sfnt/sfnt'
import { writeSfnt } from '../sfnt/write-sfnt'
import { renameCff } from './rename-cff'
import { windowsName, writeNames } from './write-names'

const LONGEST = 63

/** Names that only repeat the family, praise it or belong to the finished font. */
const LEFT_OUT = new Set([10, 18, 19, 20, 21, 22])

type NewNames = { family: string; licence: string }

/** Gives a font another family name wherever one is written; copyright and the rest stay. */
export function renameFont(font: Uint8Array, { family, licence }: NewNames): Uint8Array {
  const sfnt = readSfnt(font)
  const records = readNames(sfnt).filter(
    ({ id }) => !LEFT_OUT.has(id) && id !== NAME.licence && id !== NAME.typographicFamily,
  )
  const rename = renamer(sfnt, family)

  sfnt.tables.set(
    'name',
    writeNames([
      ...records.map((record) => ({ ...record, value: rename(record) })),
      ...typographicNames(sfnt, family),
      windowsName(NAME.licence, licence),
    ]),
  )
  renameOutlines(sfnt, family)
  sfnt.tables.delete('DSIG')
  return writeSfnt(sfnt)
}

function renamer(sfnt: Sfnt, family: string): (record: NameRecord) => string {
  const names = readNames(sfnt)
  const before = familyIn(names)
  const full = `${family} ${styleIn(names)}`
  const postScript = postScriptNameOf(sfnt, family)
  const instanceIds = new Set(instancePostScriptIds(sfnt).filter((id) => id >= 256))

  return ({ id, value }) => {
    if (id === NAME.family) return legacyFamily(value, { before, family, full })
    if (id === NAME.fullName) return full
    if (id === NAME.postScript) return postScript
    if (id === NAME.postScriptPrefix) return postScriptName(family)
    if (id === NAME.uniqueId) return `${findName(names, NAME.version) ?? ''};${postScript}`
    if (!instanceIds.has(id)) return value
    return `${postScriptName(family)}-${value.split('-').at(-1) ?? ''}`.slice(0, 63)
  }
}

/** Where the legacy family holds the style ("Geist Light"), the family proper has its own record. */
function typographicNames(sfnt: Sfnt, family: string): NameRecord[] {
  const had = findName(readNames(sfnt), NAME.typographicFamily)
  return had ? [windowsName(NAME.typographicFamily, family)] : []
}

function renameOutlines(sfnt: Sfnt, family: string): void {
  if (!hasTable(sfnt, 'CFF ')) return
  const cff = renameCff(requireTable(sfnt, 'CFF ').bytes, {
    postScript: postScriptNameOf(sfnt, family),
    full: `${family} ${styleIn(readNames(sfnt))}`,
    family,
  })
  sfnt.tables.set('CFF ', cff)
}

function postScriptNameOf(sfnt: Sfnt, family: string): string {
  const names = readNames(sfnt)
  return fullPostScriptName({
    family,
    style: styleIn(names),
    own: findName(names, NAME.postScript) ?? '',
  })
}

const LONGEST_STYLE = 31

/** "Family-Style". Where letters are lost or cut away a mark of the whole name stands for them, so that two fonts never share one. */
export function fullPostScriptName(names: { family: string; style: string; own: string }): string {
  const [ownFamily = '', ownStyle = ''] = names.own.split('-').map(postScriptName)
  const style = inLatin(names.style) ?? (ownStyle || 'Regular')
  const family =
    inLatin(names.family) ?? (ownFamily + postScriptName(names.family)).replaceAll('-', '')
  const isWhole =
    (inLatin(names.family) !== null || ownFamily !== '') &&
    (inLatin(names.style) !== null || ownStyle !== '') &&
    style.length <= LONGEST_STYLE &&
    family.length + 1 + style.length <= LONGEST
  if (isWhole) return `${family}-${style}`

  const mark = createHash('sha256').update(JSON.stringify(names)).digest('hex').slice(0, 8)
  const end = `${mark}-${style.slice(0, LONGEST_STYLE)}`
  return `${family.slice(0, LONGEST - end.length)}${end}`
}

/** null where letters would be lost: of Cyrillic families, all would be called the same. */
function inLatin(name: string): string | null {
  const isWhole = !/[^\p{Script=Latin}\P{L}]/u.test(name.normalize('NFKD'))
  return (isWhole && postScriptName(name)) || null
}

type Families = { before: string; family: string; full: string }

/** "Geist Light" keeps its Light. A legacy name unlike the family's must still tell the styles apart. */
function legacyFamily(value: string, { before, family, full }: Families): string {
  return value.startsWith(before) ? family + value.slice(before.length) : full
}

/** As PostScript allows it: printable ASCII, none of its delimiters, at most 63 letters. */
export function postScriptName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[^\x21-\x7e]|[[\](){}<>/%]/g, '')
    .slice(0, LONGEST)
}
