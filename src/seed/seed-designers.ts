import type { Payload } from 'payload'
import { findAll, hasRow, insert, QUIET } from '@/operations/records/rows'
import type { Designer } from '@/payload-types'
import named from './demo-designers.json' with { type: 'json' }

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
