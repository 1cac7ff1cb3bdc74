import type { Payload } from 'payload'
import { findOne, hasRow, insert, QUIET } from '@/operations/records/rows'
import type { SeedLicenceType } from './demo-foundry'
import { DEMO_EULAS, DEMO_LICENCE_TYPES, type SeedEula } from './demo-licences'
import { fillShop } from './fill-shop'

/** The seller, the licence texts and the licence types. */
export async function seedPriceRules(payload: Payload): Promise<void> {
  await fillShop(payload)
  for (const eula of DEMO_EULAS) await requireEula(payload, eula)
  for (const type of DEMO_LICENCE_TYPES) await requireLicenceType(payload, type)
}

async function requireEula(payload: Payload, eula: SeedEula): Promise<void> {
  if (await findEula(payload, eula.title)) return
  await insert(payload, 'eulas', eula, QUIET)
}

async function requireLicenceType(payload: Payload, type: SeedLicenceType): Promise<void> {
  if (await hasRow(payload, 'licence-types', { key: { equals: type.key } })) return
  const eula = await findEula(payload, type.eula)
  if (!eula) throw new Error(`There is no licence text called “${type.eula}”.`)
  await insert(
    payload,
    'licence-types',
    { ...type, formats: type.formats.filter((format) => format !== 'PVW'), eula },
    QUIET,
  )
}

async function findEula(payload: Payload, title: string): Promise<string | null> {
  const row = await findOne(payload, 'eulas', { where: { title: { equals: title } } })
  return row?.id ?? null
}
