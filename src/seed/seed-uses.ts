import { resolve } from 'node:path'
import type { Payload } from 'payload'
import { findAll, hasRow, insert, QUIET } from '@/operations/records/rows'
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
      ...said,
      ...MADE,
      position: index + 1,
      _status: 'published' as const,
      picture: await requirePicture(payload, { picture, alt }),
      seen: [{ typeface: await requireTypeface(payload, typeface), styles }],
    }
    await insert(payload, 'uses', data, QUIET)
  }
}

type SeedPicture = Pick<(typeof DEMO_USES)[number], 'picture' | 'alt'>

/** Another shop in this folder may have brought it too: each has files of its own. */
async function requirePicture(payload: Payload, { picture, alt }: SeedPicture): Promise<string> {
  const known = (await findAll(payload, 'media', { where: { alt: { equals: alt } } })).find(
    isDemoPicture,
  )
  const filePath = resolve(PICTURES, `demo-${picture}.webp`)
  return (known ?? (await insert(payload, 'media', { alt }, { ...QUIET, filePath }))).id
}

export function isDemoUse(row: Use): boolean {
  return DEMO_USES.some(({ title, kind }) => holdsSeed(row, { title, kind, ...MADE }))
}

export function isDemoPicture({ filename, alt }: Media): boolean {
  const name = /^demo-([a-z]+)(-\d+)?\.webp$/.exec(filename ?? '')?.[1]
  return DEMO_USES.some((seed) => seed.picture === name && seed.alt === alt)
}
