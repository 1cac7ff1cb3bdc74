import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { ownValue } from '@/domain/own-value'
import { runFontJob } from '@/fonts/run-font-job'
import { previewCharactersOf } from '@/operations/fonts/check-letters'
import { sha256Of, storeCopy } from '@/operations/fonts/font-store'
import { type MasteredStyle, mergeFacts } from '@/operations/fonts/merge-facts'
import { acceptMaster } from '@/operations/fonts/publish-master'
import { refreshTypeface, releasedMaster } from '@/operations/fonts/refresh-typeface'
import { recordRelease } from '@/operations/fonts/releases/record-release'
import { findTypeface } from '@/operations/records/font-files'
import { findReleasesOf } from '@/operations/records/releases'
import { all, findAll, findOne, hasRow, insert, QUIET, updateById } from '@/operations/records/rows'
import type { Designer, Style } from '@/payload-types'
import named from './demo-designers.json' with { type: 'json' }
import type { SeedEarlierRelease, SeedStyle, SeedTypeface } from './demo-foundry'
import { DEMO_TYPEFACES, MASTERS } from './demo-typefaces'

/** Typefaces, styles and masters; published once everything of a typeface is there. */
export async function seedCatalogue(payload: Payload, typefaces: SeedTypeface[] = DEMO_TYPEFACES) {
  const ids = new Map<string, string>()
  for (const [index, typeface] of typefaces.entries()) {
    const parent = typeface.parent ? (ids.get(typeface.parent) ?? null) : null
    const started = Date.now()
    ids.set(typeface.slug, await seedTypeface(payload, { typeface, parent }))
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    console.log(`${index + 1}/${typefaces.length} ${typeface.name}, ${seconds} s`)
  }
}

async function seedTypeface(
  payload: Payload,
  { typeface, parent }: { typeface: SeedTypeface; parent: string | null },
): Promise<string> {
  const known = await findSeededTypeface(payload, typeface.slug)
  if (known?.isPublished) return known.id

  const id = known?.id ?? (await createTypeface(payload, { typeface, parent }))
  const { styles, releases } = typeface
  const rows = await Promise.all(
    styles.map((style, position) => findOrCreateStyle(payload, { style, position, typeface: id })),
  )
  if (releases) {
    await seedEarlierRelease(payload, { typefaceId: id, rows, release: releases.earlier })
  }
  await Promise.all(rows.map((row, index) => seedMaster(payload, row, styles[index]?.master ?? '')))
  await refreshTypeface(payload, id, releases?.newest)
  await updateById(payload, 'typefaces', id, { _status: 'published' }, QUIET)
  return id
}

async function findSeededTypeface(payload: Payload, slug: string) {
  const row = await findOne(payload, 'typefaces', {
    where: { slug: { equals: slug } },
    draft: true,
  })
  return row ? { id: row.id, isPublished: row._status === 'published' } : null
}

async function createTypeface(
  payload: Payload,
  { typeface, parent }: { typeface: SeedTypeface; parent: string | null },
): Promise<string> {
  const { styles: _styles, releases: _releases, about, ...fields } = typeface
  const created = await insert(
    payload,
    'typefaces',
    {
      ...fields,
      about: about.join('\n\n'),
      notice: await readNotice(typeface),
      parent,
      _status: 'draft',
    },
    QUIET,
  )
  return created.id
}

/** The licence its makers gave the fonts lies beside their masters. */
async function readNotice({ styles }: SeedTypeface): Promise<string> {
  const [folder = ''] = (styles[0]?.master ?? '').split('/')
  return readFile(join(MASTERS, folder, 'OFL.txt'), 'utf8')
}

async function findOrCreateStyle(
  payload: Payload,
  { style, position, typeface }: { style: SeedStyle; position: number; typeface: string },
): Promise<Style> {
  const { master: _master, ...fields } = style
  const row = await findOne(payload, 'styles', { where: all({ typeface, name: style.name }) })
  if (row) return row
  const data = { ...fields, position, typeface }
  return insert(payload, 'styles', data, QUIET)
}

/** A style that has this very master already is left as it is. */
async function seedMaster(payload: Payload, style: Style, master: string): Promise<void> {
  const bytes = await readFile(join(MASTERS, master))
  if (style.master === sha256Of(bytes)) return
  await acceptMaster(payload, { styleId: style.id, bytes })
}

type Earlier = { typefaceId: string; rows: Style[]; release: SeedEarlierRelease }

/**
 * The release that the present masters of a typeface followed. Nobody bought it, so of its masters nothing is derived: they are kept
 * to lay the newer ones over. Once any release is there, the next one is due.
 */
async function seedEarlierRelease(payload: Payload, { typefaceId, rows, release }: Earlier) {
  const typeface = await findTypeface(payload, typefaceId)
  const known = await findReleasesOf(payload, [typefaceId])
  if (!typeface || known.length > 0) return

  const { masters, notes, releasedOn } = release
  const released = rows.filter(({ name }) => ownValue(masters, name))
  const styles = await Promise.all(
    released.map((row) => storeMaster(row, ownValue(masters, row.name) ?? '')),
  )
  const codepoints = styles.map(({ facts }) => facts.codepoints)
  const survey = await runFontJob({ kind: 'survey', styles: codepoints })
  await recordRelease(payload, {
    typeface: typefaceId,
    masters: styles.map(releasedMaster),
    derived: { lineMetrics: null, facts: mergeFacts(typeface, { styles, survey }), score: null },
    characters: previewCharactersOf(typeface),
    notes,
    releasedOn,
  })
}

/** The style as it was with that master. */
async function storeMaster(style: Style, name: string): Promise<MasteredStyle> {
  const master = join(MASTERS, name)
  const facts = await runFontJob({ kind: 'inspect', master })
  const sha256 = sha256Of(await readFile(master))
  await storeCopy(master, { sha256, extension: facts.format.toLowerCase() })
  return { ...style, master: sha256, facts }
}

/** Of the demo's designers no more is said than their font files say. */
export const DEMO_DESIGNERS = named as (Pick<Designer, 'name' | 'kind' | 'life' | 'links'> & {
  typefaces: string[]
})[]

/** After the catalogue, whose typefaces they drew. */
export async function seedDesigners(payload: Payload): Promise<void> {
  for (const { typefaces: slugs, ...fields } of DEMO_DESIGNERS) {
    if (await hasRow(payload, 'designers', { name: { equals: fields.name } })) continue
    const rows = await findAll(payload, 'typefaces', { where: { slug: { in: slugs } } })
    const typefaces = rows.map(({ id }) => id)
    await insert(payload, 'designers', { ...fields, typefaces, isPublic: true }, QUIET)
  }
}
