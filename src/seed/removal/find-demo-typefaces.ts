import type { Payload } from 'payload'
import { idOf } from '@/operations/id-of'
import { findAll } from '@/operations/records/rows'
import type { Style, Typeface } from '@/payload-types'
import type { SeedTypeface } from '../demo-foundry'
import { DEMO_TYPEFACES, readDemoMasters } from '../demo-typefaces'

export type DemoTypeface = { id: string; name: string; parent: string | null; styles: string[] }

type Found = { typefaces: DemoTypeface[]; kept: string[] }

/**
 * The typefaces of the demo among the rows: those at its addresses whose styles all came with it, and those whose removal was
 * begun. One that holds a master or a style of staff's beside is kept.
 */
export async function findDemoTypefaces(payload: Payload, begun: string[]): Promise<Found> {
  const masters = await readDemoMasters()
  const slugs = DEMO_TYPEFACES.map(({ slug }) => slug)
  const docs = await findAll(payload, 'typefaces', {
    where: { or: [{ slug: { in: slugs } }, { id: { in: begun } }] },
  })
  const styles = await findStyles(payload, docs)
  const rows = docs.map((row) => {
    return { row, styles: styles.filter(({ typeface }) => idOf(typeface) === row.id) }
  })
  const isDemo = (one: Candidate) =>
    isFromSeed(one, { masters, isBegun: begun.includes(one.row.id) })

  return {
    typefaces: rows.filter(isDemo).map(demoTypeface),
    kept: rows
      .filter((one) => !isDemo(one) && one.styles.some(hasMasterOf(masters)))
      .map(({ row }) => `${row.name}, which holds styles of your own`),
  }
}

type Candidate = { row: Typeface; styles: Style[] }

function demoTypeface({ row, styles }: Candidate): DemoTypeface {
  return {
    id: row.id,
    name: row.name,
    parent: row.parent ? idOf(row.parent) : null,
    styles: styles.map(({ id }) => id),
  }
}

/** One whose seeding was cut short before the first master still has the seed's words; one whose removal was may have neither. */
function isFromSeed(
  { row, styles }: Candidate,
  { masters, isBegun }: { masters: Set<string>; isBegun: boolean },
): boolean {
  const seed = DEMO_TYPEFACES.find(({ slug }) => slug === row.slug)
  if (!seed || !styles.every((style) => isStyleFromSeed(style, { seed, masters }))) return false
  return isBegun || styles.some(hasMasterOf(masters)) || row.lead === seed.lead
}

function isStyleFromSeed(
  { name, master }: Style,
  { seed, masters }: { seed: SeedTypeface; masters: Set<string> },
): boolean {
  return master ? masters.has(master) : seed.styles.some((style) => style.name === name)
}

function hasMasterOf(masters: Set<string>): (style: Style) => boolean {
  return ({ master }) => Boolean(master && masters.has(master))
}

async function findStyles(payload: Payload, typefaces: Typeface[]): Promise<Style[]> {
  return findAll(payload, 'styles', { where: { typeface: { in: typefaces.map(({ id }) => id) } } })
}
