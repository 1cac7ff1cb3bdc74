import type { Payload } from 'payload'
import type { SeedEula, SeedLicenceType } from './demo-foundry'
import { DEMO_EULAS } from './demo-eulas'
import { fillShop } from './fill-shop'
import { DEMO_LICENCE_TYPES } from './demo-licence-types'

const QUIET = { context: { quiet: true }, overrideAccess: true, depth: 0 } as const

/** The seller, the licence texts and the licence types. */
export async function seedPriceRules(payload: Payload): Promise<void> {
  await fillShop(payload)
  for (const eula of DEMO_EULAS) await requireEula(payload, eula)
  for (const type of DEMO_LICENCE_TYPES) await requireLicenceType(payload, type)
}

async function requireEula(payload: Payload, eula: SeedEula): Promise<void> {
  if (await findEula(payload, eula.title)) return
  await payload.create({ collection: 'eulas', data: eula, ...QUIET })
}

async function requireLicenceType(payload: Payload, type: SeedLicenceType): Promise<void> {
  const { totalDocs } = await payload.count({
    collection: 'licence-types',
    where: { key: { equals: type.key } },
    overrideAccess: true,
  })
  if (totalDocs > 0) return
  const eula = await findEula(payload, type.eula)
  if (!eula) throw new Error(`There is no licence text called “${type.eula}”.`)
  await payload.create({
    collection: 'licence-types',
    data: { ...type, formats: type.formats.filter((format) => format !== 'PVW'), eula },
    ...QUIET,
  })
}

async function findEula(payload: Payload, title: string): Promise<string | null> {
  const { docs } = await payload.find({
    collection: 'eulas',
    where: { title: { equals: title } },
    limit: 1,
    ...QUIET,
  })
  return docs[0]?.id ?? null
}
