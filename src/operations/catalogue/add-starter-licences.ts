import type { PayloadRequest } from 'payload'
import {
  STARTER_LICENCE_TYPES,
  STARTER_TEXTS,
  type StarterText,
} from '@/domain/licensing/starter-licences'
import { brokenRule } from '@/domain/shop-error'
import { insertOnce } from '../insert-once'
import { findOne, hasRow, insert, insertKeyed } from '../records/rows'

class LicencesAreThere extends brokenRule(
  'licences_are_there',
  409,
  'There are licence types already. Look at the list of them.',
) {}

/** What a new shop may sell at once: Desktop, Web and App, trial fonts, and a text for each. Pressed twice at once it makes them once. */
export async function addStarterLicences(req: PayloadRequest, now = new Date()): Promise<string[]> {
  if (await hasRow(req, 'licence-types')) throw new LicencesAreThere()
  const texts = new Map<string, string>()
  for (const text of STARTER_TEXTS) texts.set(text.title, await requireText(req, text, now))
  for (const { eula, ...type } of STARTER_LICENCE_TYPES) {
    const data = { ...type, eula: texts.get(eula) ?? '' }
    await insertKeyed(req, 'licence-types', { key: 'key', data })
  }
  return STARTER_LICENCE_TYPES.map(({ name }) => name)
}

const VERSION = '1.0'

/** A text of that name which is there already is the foundry's own. */
async function requireText(req: PayloadRequest, { title, sections }: StarterText, now: Date) {
  const effectiveFrom = now.toISOString().slice(0, 10)
  const { row } = await insertOnce({
    find: () => findOne(req, 'eulas', { where: { title: { equals: title } }, sort: '-createdAt' }),
    insert: () => insert(req, 'eulas', { title, version: VERSION, effectiveFrom, sections }),
  })
  return row.id
}
