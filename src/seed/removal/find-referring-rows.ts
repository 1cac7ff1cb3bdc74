import type { Payload } from 'payload'
import { idOf } from '@/operations/id-of'
import { findAll } from '@/operations/records/rows'
import type { Bundle } from '@/payload-types'
import { DEMO_BUNDLES } from '../seed-bundles'
import type { DemoTypeface } from './find-demo-typefaces'

type Referring = {
  bundles: Bundle[]
  /** Why typefaces of the demo are kept, by their ids. */
  keptBecause: Map<string, string>
}

/** The demo's own bundles; and which of its typefaces rows of staff's refer to: those stay, since no row of staff's is touched. */
export async function findReferringRows(
  payload: Payload,
  typefaces: DemoTypeface[],
): Promise<Referring> {
  const bundles = await findAll(payload, 'bundles')
  const coupons = await findAll(payload, 'coupons')
  const children = await findAll(payload, 'typefaces', {
    where: { parent: { in: typefaces.map(({ id }) => id) } },
  })
  const ofDemo = bundles.filter((bundle) => isDemoBundle(bundle, typefaces))
  const own = bundles.filter((bundle) => !ofDemo.includes(bundle))
  const keptBecause = new Map<string, string>()
  for (const typeface of typefaces) {
    const bundle = own.find((one) => holds(one, typeface))
    const coupon = coupons.find((one) => (one.typefaces ?? []).map(idOf).includes(typeface.id))
    const child = children.find(
      ({ id, parent }) =>
        parent && idOf(parent) === typeface.id && !typefaces.some((one) => one.id === id),
    )
    if (bundle) keptBecause.set(typeface.id, `which your bundle ${bundle.name} holds`)
    else if (coupon) keptBecause.set(typeface.id, `which your coupon ${coupon.code} is for`)
    else if (child) keptBecause.set(typeface.id, `which ${child.name} belongs to`)
  }
  return { bundles: ofDemo, keptBecause }
}

function isDemoBundle(bundle: Bundle, typefaces: DemoTypeface[]): boolean {
  const all = [...(bundle.styles ?? []), ...(bundle.typefaces ?? [])].map(idOf)
  const demo = new Set(typefaces.flatMap(({ id, styles }) => [id, ...styles]))
  return DEMO_BUNDLES.some(({ slug }) => slug === bundle.slug) && all.every((id) => demo.has(id))
}

function holds(bundle: Bundle, { id, styles }: DemoTypeface): boolean {
  return (
    (bundle.typefaces ?? []).map(idOf).includes(id) ||
    (bundle.styles ?? []).map(idOf).some((style) => styles.includes(style))
  )
}
