import { createHash } from 'node:crypto'
import { readInstanceNames } from '../inspect/read-axes'
import {
  familyIn,
  findName,
  LONGEST_POSTSCRIPT,
  MACINTOSH,
  NAME,
  type NameRecord,
  postScriptName,
  readNames,
  styleIn,
} from '../inspect/read-names'
import { readSfnt } from '../sfnt/read-sfnt'
import { hasTable, requireTable, type Sfnt } from '../sfnt/sfnt'
import { writeSfnt } from '../sfnt/write-sfnt'
import { renameCff } from './rename-cff'
import { windowsName, writeNames } from './write-names'

/** Names that only repeat the family. */
const LEFT_OUT = [18, 20, 21, 22]

/** Names that praise the font it was made from, show it or say what may be done with it. */
const OF_THE_ORIGINAL = [NAME.description, NAME.licence, NAME.licenceAddress, 19]

type NewNames = {
  family: string
  /** Of the font under its new name; what the makers say of theirs is then kept as a description. The makers' own when not given. */
  licence?: string
}

/** Gives a font another family name wherever one is written; copyright and the rest stay. */
export function renameFont(font: Uint8Array, { family, licence }: NewNames): Uint8Array {
  const sfnt = readSfnt(font)
  const names = readNames(sfnt)
  const leftOut = new Set<number>([
    ...LEFT_OUT,
    NAME.typographicFamily,
    ...(licence ? OF_THE_ORIGINAL : []),
  ])
  const records = names.filter(({ id }) => !leftOut.has(id))
  const rename = renamer(sfnt, family)

  sfnt.tables.set(
    'name',
    writeNames([
      ...records
        .map((record) => ({ ...record, value: rename(record) }))
        .filter(({ platform, value }) => platform !== MACINTOSH || /^[ -~]*$/.test(value)),
      ...typographicNames(sfnt, family),
      ...(licence ? licenceNames(names, licence) : []),
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
  const prefix = postScript.split('-')[0] ?? ''
  const instances = instanceNames(sfnt, prefix)

  return ({ id, value }) => {
    if (id === NAME.family) return legacyFamily(value, { before, family, full })
    if (id === NAME.fullName) return full
    if (id === NAME.postScript) return postScript
    if (id === NAME.postScriptPrefix) return prefix + italicIn(value)
    if (id === NAME.uniqueId) return `${findName(names, NAME.version) ?? ''};${postScript}`
    return instances.get(id) ?? value
  }
}

/** By the ids of their records: what stands behind the hyphen, or the whole name of an instance where several share that. */
function instanceNames(sfnt: Sfnt, prefix: string): Map<number, string> {
  const instances = readInstanceNames(sfnt).flatMap(({ name, postScriptId, postScript }) =>
    postScript && postScriptId >= 256
      ? [{ id: postScriptId, end: postScript.split('-').at(-1) ?? '', name }]
      : [],
  )
  const isTold = new Set(instances.map(({ end }) => end)).size === instances.length
  return new Map(
    instances.map(({ id, end, name }) => [
      id,
      fullPostScriptName({ family: prefix, style: isTold ? end : name, own: `-${end}` }),
    ]),
  )
}

/** One says what may be done with this font. */
function licenceNames(names: NameRecord[], licence: string): NameRecord[] {
  const makers = findName(names, NAME.licence)
  return [
    windowsName(NAME.licence, licence),
    ...(makers ? [windowsName(NAME.description, `Of the font it was made from: ${makers}`)] : []),
  ]
}

/** An upright and its italic name any of their instances by two prefixes. */
function italicIn(name: string): string {
  return /Italic$/.exec(name)?.[0] ?? ''
}

/** Where the legacy family holds the style ("Geist Light"), the family proper has its own record; the names of instances are made of the prefix. */
function typographicNames(sfnt: Sfnt, family: string): NameRecord[] {
  const names = readNames(sfnt)
  const prefix = (postScriptNameOf(sfnt, family).split('-')[0] ?? '') + italicIn(styleIn(names))
  const hasPrefix = !hasTable(sfnt, 'fvar') || findName(names, NAME.postScriptPrefix)
  return [
    ...(findName(names, NAME.typographicFamily)
      ? [windowsName(NAME.typographicFamily, family)]
      : []),
    ...(hasPrefix ? [] : [windowsName(NAME.postScriptPrefix, prefix)]),
  ]
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
  const family = (inLatin(names.family) ?? ownFamily + postScriptName(names.family)).replaceAll(
    '-',
    '',
  )
  const isStyleWhole = inLatin(names.style) !== null && style.length <= LONGEST_STYLE
  const fits = family.length + 1 + style.length <= LONGEST_POSTSCRIPT
  if (inLatin(names.family) !== null && isStyleWhole && fits) return `${family}-${style}`

  const lost = JSON.stringify(isStyleWhole ? names.family : names)
  const mark = createHash('sha256').update(lost).digest('hex').slice(0, 8)
  const end = `${mark}-${style.slice(0, LONGEST_STYLE)}`
  return `${family.slice(0, LONGEST_POSTSCRIPT - end.length)}${end}`
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
