import type { PayloadRequest } from 'payload'
import { type StarterKind, STARTERS, type StarterText } from '@/domain/licensing/starter-licences'
import { brokenRule } from '@/domain/shop-error'
import { insertOnce } from '../insert-once'
import { findOne, hasRow, insert, insertKeyed } from '../records/rows'
import { askEachOrder } from '../records/shop'

class LicencesAreThere extends brokenRule(
  'licences_are_there',
  409,
  'There are licence types already. Look at the list of them.',
) {}

/** What a new shop may sell at once: licences, trial fonts, and a text for each. Pressed twice at once it makes them once. */
export async function addStarterLicences(
  req: PayloadRequest,
  { kind, now = new Date() }: { kind: StarterKind; now?: Date },
): Promise<string[]> {
  if (await hasRow(req, 'licence-types')) throw new LicencesAreThere()
  const { types, texts: written, ...starter } = STARTERS[kind]
  const texts = new Map<string, string>()
  for (const text of written) texts.set(text.title, await requireText(req, text, now))
  for (const [place, { eula, ...type }] of types.entries()) {
    const data = { ...type, eula: texts.get(eula) ?? '' }
    const { isNew } = await insertKeyed(req, 'licence-types', { key: 'key', data })
    // Of two presses one alone writes the settings.
    if (isNew && place === 0 && 'question' in starter) await askEachOrder(req, starter.question)
  }
  return types.map(({ name }) => name)
}

const VERSION = '1.0'

/** A text of that name which is there already is the foundry's own. */
async function requireText(req: PayloadRequest, { title, sections }: StarterText, now: Date) {
  const effectiveFrom = now.toISOString().slice(0, 10)
  const { row } = await insertOnce({
    find: () => findOne(req, 'eulas', { where: { title }, sort: '-createdAt' }),
    insert: () => insert(req, 'eulas', { title, version: VERSION, effectiveFrom, sections }),
  })
  return row.id
}
