import { resolve } from 'node:path'
import type { Payload } from 'payload'
import { findOne, hasRow, insert, QUIET } from '@/operations/records/rows'
import type { Media, Use } from '@/payload-types'
import { holdsSeed } from './fill-shop'
import { requireTypeface } from './seed-stories'
import DEMO_USES from './demo-uses.json' with { type: 'json' }

/** Drawn for the demo, in its own typefaces. */
const PICTURES = resolve('src/seed/pictures')

const MADE = { credit: 'Drawn for this shop', year: 2026 }

/** After the catalogue, which they show. */
export async function seedUses(payload: Payload, uses = DEMO_USES): Promise<void> {
  for (const [index, { picture, alt, typeface, styles, ...said }] of uses.entries()) {
    if (await hasRow(payload, 'uses', { title: { equals: said.title } })) continue
    const data = {
      ...{ ...said, ...MADE, position: index + 1, _status: 'published' as const },
      picture: await requirePicture(payload, { picture, alt }),
      seen: [{ typeface: await requireTypeface(payload, typeface), styles }],
    }
    await insert(payload, 'uses', data, QUIET)
  }
}

type SeedPicture = { picture: string; alt: string }

/** Written over what another shop in this folder brought: the bytes are the same. */
async function requirePicture(payload: Payload, { picture, alt }: SeedPicture): Promise<string> {
  const filename = fileOf(picture)
  const known = await findOne(payload, 'media', { where: { filename: { equals: filename } } })
  const filePath = resolve(PICTURES, filename)
  const writing = { ...QUIET, filePath, overwriteExistingFiles: true }
  return (known ?? (await insert(payload, 'media', { alt }, writing))).id
}

function fileOf(picture: string): string {
  return `demo-${picture}.webp`
}

export function isDemoUse(row: Use): boolean {
  return DEMO_USES.some(({ title, kind }) => holdsSeed(row, { title, kind, ...MADE }))
}

export function isDemoPicture({ filename, alt }: Media): boolean {
  return DEMO_USES.some((seed) => fileOf(seed.picture) === filename && seed.alt === alt)
}
