import type { CollectionSlug, Payload } from 'payload'
import { countOf, namesInWords } from '@/domain/words'
import { emptyShop } from '../fill-shop'
import { writeSeedState } from '../seed-state'
import { findDemoTexts, type DemoTexts } from './find-demo-texts'
import { findDemoTypefaces, type DemoTypeface } from './find-demo-typefaces'
import { findReferringRows } from './find-referring-rows'
import { endRemoval, noteRemoval, readRemoval } from './removal-state'
import { removeTypefaces } from './remove-typefaces'
import { findSoldOrders, refusalOf } from './sold-demo'
import { findBytes, removeBytes } from './stored-bytes'

export type Removal = { isDone: boolean; sentences: string[] }

type Plan = DemoTexts & {
  typefaces: DemoTypeface[]
  bundles: { id: string }[]
  refusal: string | null
}

/**
 * Takes away what the demo foundry brought and staff did not make their own; refuses as a whole where it was sold for money.
 * What it is about to do is noted first: cut short, it goes on when it is run again.
 */
export async function removeDemo(payload: Payload): Promise<Removal> {
  const plan = await planRemoval(payload)
  if (plan.refusal) return { isDone: false, sentences: [plan.refusal] }

  await writeSeedState(payload, 'removing')
  const noted = await noteRemoval(payload, {
    typefaces: plan.typefaces.map(({ id }) => id),
    bytes: await findBytes(payload, plan.typefaces),
  })
  await removeRows(payload, 'bundles', plan.bundles)
  await removeTypefaces(payload, plan.typefaces)
  await removeRows(payload, 'licence-types', plan.licenceTypes)
  await removeRows(payload, 'eulas', plan.eulas)
  await removeRows(payload, 'pages', plan.pages)
  await emptyShop(payload)
  await removeBytes(payload, noted.bytes)
  await endRemoval(payload)
  await writeSeedState(payload, 'removed')
  return { isDone: true, sentences: describe(plan) }
}

async function planRemoval(payload: Payload): Promise<Plan> {
  const begun = await readRemoval(payload)
  const found = await findDemoTypefaces(payload, begun.typefaces)
  const { bundles, keptBecause } = await findReferringRows(payload, found.typefaces)
  const sold = await findSoldOrders(payload)
  const texts = await findDemoTexts(payload, sold)
  const held = found.typefaces.filter(({ id }) => keptBecause.has(id))
  return {
    ...texts,
    bundles,
    typefaces: found.typefaces.filter(({ id }) => !keptBecause.has(id)),
    refusal: refusalOf(found.typefaces, sold),
    kept: [
      ...found.kept,
      ...held.map(({ id, name }) => `${name}, ${keptBecause.get(id)}`),
      ...texts.kept,
    ],
  }
}

async function removeRows(
  payload: Payload,
  collection: CollectionSlug,
  rows: { id: string }[],
): Promise<void> {
  for (const { id } of rows) {
    await payload.delete({
      collection,
      id,
      context: { quiet: true },
      depth: 0,
      overrideAccess: true,
    })
  }
}

function describe({ typefaces, bundles, licenceTypes, eulas, pages, kept }: Plan): string[] {
  const counts = [
    countOf(typefaces.length, 'typeface'),
    countOf(bundles.length, 'bundle'),
    countOf(licenceTypes.length, 'licence type'),
    countOf(eulas.length, 'licence text'),
    countOf(pages.length, 'page'),
  ].filter((text) => !text.startsWith('0 '))
  return [
    counts.length > 0
      ? `The demo foundry is gone: ${namesInWords(counts)}.`
      : 'The demo foundry is not here: there was nothing to remove.',
    ...kept.map((what) => `Kept: ${what}.`),
  ]
}
