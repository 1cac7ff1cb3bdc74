import type { Payload } from 'payload'
import type { DemoTypeface } from './find-demo-typefaces'

const QUIET = { context: { quiet: true }, depth: 0, overrideAccess: true } as const

/** Children before their superfamily; out of the shop first, so that nobody ever sees half of one. */
export async function removeTypefaces(payload: Payload, typefaces: DemoTypeface[]): Promise<void> {
  for (const { id, styles } of typefaces.toSorted(compareDepth)) {
    await payload.update({
      collection: 'typefaces',
      id,
      data: { _status: 'draft' },
      ...QUIET,
    })
    for (const style of styles) await payload.delete({ collection: 'styles', id: style, ...QUIET })
    await payload.delete({ collection: 'typefaces', id, ...QUIET })
  }
}

function compareDepth(a: DemoTypeface, b: DemoTypeface): number {
  return Number(b.parent !== null) - Number(a.parent !== null)
}
