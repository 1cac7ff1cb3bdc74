import type { Payload } from 'payload'
import { StyleNotFound } from '@/domain/catalogue/upload/upload-error'
import type { FontFacts } from '@/fonts/font-facts'
import type { FontFile, Style, Typeface } from '@/payload-types'
import { stylesByTypeface } from '../catalogue/typefaces/priced-families'
import { idOf } from '../id-of'
import { setDerived, setDerivedInDraft } from './any-collection'
import { readTypefaces } from './typefaces'
import {
  findAll,
  findById,
  findOne,
  hasRow,
  insertKeyed,
  only,
  QUIET,
  removeWhere,
  updateById,
} from './rows'

/** What the font pipeline reads and writes. It never overwrites what staff have entered. */

export async function requireStyle(payload: Payload, id: string): Promise<Style> {
  const style = await findById(payload, 'styles', id)
  if (!style) throw new StyleNotFound()
  return style
}

/** The published typeface; the draft of one that was never published. */
export async function findTypeface(payload: Payload, id: string): Promise<Typeface | null> {
  const find = (draft: boolean) => findById(payload, 'typefaces', id, { draft })
  const typeface = await find(false)
  return typeface?._status === 'published' ? typeface : find(true)
}

export async function findPublishedTypeface(payload: Payload, id: string) {
  const typeface = await findById(payload, 'typefaces', id)
  return typeface?._status === 'published' ? typeface : null
}

/** Styles of a typeface that have a master, with the facts of their files. */
export async function findMasteredStyles(payload: Payload, typeface: string): Promise<Style[]> {
  const where = { typeface, master: { exists: true } }
  return findAll(payload, 'styles', { where, sort: 'position' })
}

export async function findFilesOfStyle(payload: Payload, style: string): Promise<FontFile[]> {
  return findAll(payload, 'font-files', { where: { style }, limit: 100 })
}

type NewFontFile = Pick<
  FontFile,
  'format' | 'filename' | 'sha256' | 'sizeInBytes' | 'master' | 'filekey'
> & { style: Style; isMaster?: boolean; isMenuPreview?: boolean; guardedLetters?: string }

/** One row for each file of a style, however often this runs. */
export async function insertFontFileOnce(payload: Payload, file: NewFontFile): Promise<void> {
  const { style, ...row } = file
  const data = { ...row, style: style.id, typeface: idOf(style.typeface) }
  await insertKeyed(payload, 'font-files', { key: 'filekey', data, ...QUIET })
}

/** What the preview of a style's master holds beside the plain letters; null: it is open, or not made yet. */
export async function findGuardedLetters(
  payload: Payload,
  { id, master }: Pick<Style, 'id' | 'master'>,
): Promise<string | null> {
  const where = { style: id, master, format: 'PVW', isMenuPreview: { not_equals: true } }
  const row = await findOne(payload, 'font-files', { where, select: only('guardedLetters') })
  return row?.guardedLetters ?? null
}

/** Deletes the rows of a style's files but for those given. The bytes of sold files stay in the store under their hash. */
export async function dropFontFiles(
  payload: Payload,
  { style, except, menuPreviews }: { style: string; except: string[]; menuPreviews: boolean },
): Promise<void> {
  const where = { style, isMenuPreview: menuPreviews, filekey: { not_in: except } }
  await removeWhere(payload, 'font-files', where, QUIET)
}

/** Sets a style's master and the facts of its file; a width that staff entered stays. */
export async function setMaster(
  payload: Payload,
  { style, sha256, facts }: { style: Style; sha256: string; facts: FontFacts },
): Promise<void> {
  await updateById(
    payload,
    'styles',
    style.id,
    {
      master: sha256,
      facts: facts as unknown as Record<string, unknown>,
      width: style.width ?? facts.width,
    },
    QUIET,
  )
}

/** What is read of a style's master, where it was read before by an older version of the shop. */
export async function setFacts(
  payload: Payload,
  { style, facts }: { style: Style; facts: FontFacts },
): Promise<void> {
  const data = { facts: facts as unknown as Record<string, unknown> }
  await setDerived(payload, { collection: 'styles', id: style.id, data })
}

/**
 * Writes past the API to the published row: an update by the API would take the fields of the newest draft along, and publish
 * or hide them. A typeface that was never published has only its draft.
 */
export async function setScripts(
  payload: Payload,
  { typeface, scripts }: { typeface: Typeface; scripts: string[] },
): Promise<void> {
  const { id } = typeface
  if (JSON.stringify(typeface.scripts ?? []) === JSON.stringify(scripts)) return
  const derived = { collection: 'typefaces', id, data: { scripts } } as const
  if (typeface._status === 'published') await setDerived(payload, derived)
  else await setDerivedInDraft(payload, derived)
}

type OwnName = { typeface: Typeface; menuText: string; canSet: (draft: Typeface) => boolean }

/**
 * In what is edited next too: its form would show the name before, and save it again. What staff wrote in a draft meanwhile stays,
 * and so does a draft that the fonts can set.
 */
export async function setOwnName(payload: Payload, { typeface, menuText, canSet }: OwnName) {
  const { id } = typeface
  const derived = { collection: 'typefaces', id, data: { menuText } } as const
  const draft = await findById(payload, 'typefaces', id, { draft: true })
  const isSame = draft && (draft.menuText || '') === (typeface.menuText || '')
  if (isSame && !canSet(draft)) await setDerivedInDraft(payload, derived)
  if (typeface._status === 'published') await setDerived(payload, derived)
}

/** Previews of a typeface's styles, by style: the menu preview and the full one. */
export async function findPreviewFiles(payload: Payload, typefaces: string[]) {
  const rows = await findAll(payload, 'font-files', {
    where: { typeface: { in: typefaces }, format: 'PVW' },
    select: only('style', 'filename', 'isMenuPreview'),
  })
  return rows.map(({ style, filename, isMenuPreview }) => ({
    style: idOf(style),
    filename: filename ?? '',
    isMenuPreview: Boolean(isMenuPreview),
  }))
}

/** Deletes the rows of a style's files. The bytes of sold files stay in the store under their hash. */
export async function dropFilesOfStyle(payload: Payload, style: string): Promise<void> {
  await dropFontFiles(payload, { style, except: [], menuPreviews: false })
  await dropFontFiles(payload, { style, except: [], menuPreviews: true })
}

export async function hasStyles(payload: Payload, typeface: string): Promise<boolean> {
  return hasRow(payload, 'styles', { typeface })
}

export async function dropReleases(payload: Payload, typeface: string): Promise<void> {
  await removeWhere(payload, 'releases', { typeface })
}

export type StyleForLicence = Style & {
  typefaceName: string
  notice: string | null
  isPublished: boolean
}

export async function findStylesForLicence(payload: Payload, ids: string[]) {
  const rows = await findAll(payload, 'styles', { where: { id: { in: ids } } })
  const typefaces = await readTypefaces(
    payload,
    rows.map(({ typeface }) => idOf(typeface)),
  )
  return [...stylesByTypeface(rows).values()].flat().map((style) => {
    const typeface = typefaces.get(idOf(style.typeface))
    return {
      ...style,
      typefaceName: typeface?.name ?? '',
      notice: typeface?.notice || null,
      isPublished: typeface?._status === 'published',
    }
  })
}

/** PostScript names of the single styles of the same typefaces, in one order. */
export async function findPostScriptNamesBeside(payload: Payload, styles: string[]) {
  const where = { id: { in: styles } }
  const rows = await findAll(payload, 'styles', { where, select: only('typeface') })
  const typefaces = [...new Set(rows.map(({ typeface }) => idOf(typeface)))]
  const singles = await findAll(payload, 'styles', {
    where: { typeface: { in: typefaces }, typ: 'static' },
    select: only('facts'),
  })
  const names = singles.map(({ facts }) => (facts as Partial<FontFacts> | null)?.postScriptName)
  return names.filter((name) => typeof name === 'string').toSorted()
}

/** The files of these styles that a licence can deliver: all but previews. */
export async function findFilesOfStyles(payload: Payload, styles: string[]): Promise<FontFile[]> {
  const where = { style: { in: styles }, format: { in: ['OTF', 'TTF', 'WOFF2', 'WOFF'] } }
  return findAll(payload, 'font-files', { where })
}

/** Of each typeface in turn, in the order of its styles. */
export async function findTrialFiles(payload: Payload, typefaces: string[]): Promise<FontFile[]> {
  const rows = await findAll(payload, 'font-files', {
    where: { typeface: { in: typefaces }, format: 'TRIAL' },
    depth: 1,
    populate: {
      styles: {
        ...{ name: true, typ: true, weight: true, slope: true, place: true },
        ...{ master: true, typeface: true },
      },
    },
  })
  const known = await readTypefaces(payload, typefaces)
  const current = rows.flatMap((file) => {
    const style = file.style as Style
    return file.master === style.master ? [{ ...style, file }] : []
  })
  const stylesOf = stylesByTypeface(current)
  return [...new Set(typefaces)].flatMap((id) => {
    const typeface = known.get(id)
    return typeface ? (stylesOf.get(id) ?? []).map(({ file }) => ({ ...file, typeface })) : []
  })
}
