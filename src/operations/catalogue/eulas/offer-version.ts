import type { Payload } from 'payload'
import { compareVersions, type EulaSection, nextVersion } from '@/domain/licensing/eula/new-version'
import { dayIn } from '@/domain/tax/day-in-country'
import { idOf } from '../../id-of'
import { readShop } from '../../shop-records'
import { findEula } from '../eula-records'
import { findTypesWithTexts, findVersions } from './eula-version-records'

export type OfferedVersion = {
  newest: { id: string; version: string }
  title: string
  version: string
  effectiveFrom: string
  sections: EulaSection[]
  /** Every licence type; ticked those that have a version of this text. */
  types: { id: string; name: string; eula: string; hasThisText: boolean }[]
}

/** What the form of a new version begins with: the newest of its title. null: there is no such text. */
export async function offerVersion(payload: Payload, id: string): Promise<OfferedVersion | null> {
  const asked = await findEula(payload, id)
  if (!asked) return null
  const [versions, types, shop] = await Promise.all([
    findVersions(payload, asked.title),
    findTypesWithTexts(payload),
    readShop(payload),
  ])
  const [newest = asked] = versions.toSorted((a, b) => compareVersions(b.version, a.version))
  const ids = versions.map((version) => version.id)
  const today = dayIn(shop.country, new Date())
  return {
    newest: { id: newest.id, version: newest.version },
    title: newest.title,
    version: nextVersion(newest.version, today),
    effectiveFrom: today,
    sections: newest.sections.map(({ heading, text }) => ({ heading, text })),
    types: types.map((type) => ({
      ...{ id: type.id, name: type.name, eula: idOf(type.eula) },
      hasThisText: ids.includes(idOf(type.eula)),
    })),
  }
}
