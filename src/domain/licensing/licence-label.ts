import type { LicenceType, Tier } from './licence-type'

/** "Desktop, 2–5 users": how a licence is called on a bill and in every document. */
export function licenceLabel(type: Pick<LicenceType, 'name'>, tier: Pick<Tier, 'label'>): string {
  return `${type.name}, ${tier.label}`
}
