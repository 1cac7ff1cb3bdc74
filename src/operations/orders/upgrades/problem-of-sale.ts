import type { LicenceType } from '@/domain/licensing/licence-type'
import { UpgradeIsNotSold } from '@/domain/pricing/upgrade/upgrade-error'
import type { SoldFamily } from '../../catalogue/typefaces/priced-families'

type Held = {
  number: string
  typeface: string
  uses: readonly { type: string; tier: string; label: string }[]
}

type Sale = { scope: SoldFamily | null; licenceTypes: LicenceType[] }

/** What of a licence was withdrawn since, so that no end state can be priced: a sentence; null: all of it is sold. */
export function problemOfSale(held: Held, { scope, licenceTypes }: Sale): string | null {
  if (!scope) return new UpgradeIsNotSold(held.number, held.typeface).message
  const gone = held.uses.find(({ type, tier }) => !isSold({ type, tier }, licenceTypes))
  return gone ? new UpgradeIsNotSold(held.number, gone.label).message : null
}

function isSold({ type, tier }: { type: string; tier: string }, types: LicenceType[]): boolean {
  const retail = types.find(({ key, kind }) => key === type && kind === 'retail')
  return retail?.tiers.some(({ key }) => key === tier) ?? false
}
