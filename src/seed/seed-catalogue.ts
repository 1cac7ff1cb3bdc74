import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Payload } from 'payload'
import { acceptMaster } from '@/operations/fonts/masters/accept-master'
import { refreshTypeface } from '@/operations/fonts/refresh-typeface'
import type { SeedStyle, SeedTypeface } from './demo-foundry'
import { DEMO_TYPEFACES } from './demo-typefaces'

const MASTERS = resolve('src/seed/masters')
const QUIET = { context: { quiet: true }, overrideAccess: true, depth: 0 } as const

/** Typefaces, styles and masters; published once everything of a typeface is there. */
export async function seedCatalogue(
  payload: Payload,
  typefaces: SeedTypeface[] = DEMO_TYPEFACES,
): Promise<void> {
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
  const known = await findTypeface(payload, typeface.slug)
  if (known?.isPublished) return known.id

  const id = known?.id ?? (await createTypeface(payload, { typeface, parent }))
  await Promise.all(
    typeface.styles.map((style, position) => seedStyle(payload, { style, position, typeface: id })),
  )
  await refreshTypeface(payload, id)
  await payload.update({
    collection: 'typefaces',
    id,
    data: { _status: 'published' },
    ...QUIET,
  })
  return id
}

async function findTypeface(
  payload: Payload,
  slug: string,
): Promise<{ id: string; isPublished: boolean } | null> {
  const { docs } = await payload.find({
    collection: 'typefaces',
    where: { slug: { equals: slug } },
    limit: 1,
    draft: true,
    ...QUIET,
  })
  return docs[0] ? { id: docs[0].id, isPublished: docs[0]._status === 'published' } : null
}

async function createTypeface(
  payload: Payload,
  { typeface, parent }: { typeface: SeedTypeface; parent: string | null },
): Promise<string> {
  const { styles: _styles, about, ...fields } = typeface
  const created = await payload.create({
    collection: 'typefaces',
    data: {
      ...fields,
      about: about.join('\n\n'),
      notice: await readNotice(typeface),
      parent,
      _status: 'draft',
    },
    ...QUIET,
  })
  return created.id
}

/** The licence its makers gave the fonts lies beside their masters. */
async function readNotice({ styles }: SeedTypeface): Promise<string> {
  const [folder = ''] = (styles[0]?.master ?? '').split('/')
  return readFile(join(MASTERS, folder, 'OFL.txt'), 'utf8')
}

/** A style that has this very master already is left as it is. */
async function seedStyle(
  payload: Payload,
  { style, position, typeface }: { style: SeedStyle; position: number; typeface: string },
): Promise<void> {
  const { master, ...fields } = style
  const bytes = await readFile(join(MASTERS, master))
  const { docs } = await payload.find({
    collection: 'styles',
    where: { and: [{ typeface: { equals: typeface } }, { name: { equals: style.name } }] },
    limit: 1,
    ...QUIET,
  })
  const known =
    docs[0] ??
    (await payload.create({
      collection: 'styles',
      data: { ...fields, position, typeface },
      ...QUIET,
    }))
  if (known.master === createHash('sha256').update(bytes).digest('hex')) return
  await acceptMaster(payload, { styleId: known.id, bytes })
}
