import type { Payload } from 'payload'
import { stateOfLicence } from '@/domain/licensing/licence-state'
import type { MineOffers } from '@/domain/order/mine-answer'
import type { Licence, Order } from '@/payload-types'
import { findSoldFamilies, readPriceRules } from '../orders/cart/price-records'
import { scopeOf } from '../orders/cart/scopes-of'
import { stylesOfLicence, usesOfLicence } from '../orders/licences/licence-terms'
import { problemOfSale } from '../orders/upgrades/problem-of-sale'
import { PAUSED, problemOfRenewal, problemOfUpgrade } from '../orders/upgrades/read-held'

export const NO_OFFERS: MineOffers = { upgrade_at: null, can_renew: false, offers_note: null }
const OF_ANOTHER = 'Whoever bought it can upgrade it.'

type Offering = (
  licence: Licence,
  source: { order: Order | null; isOwn: boolean; isPaused: boolean },
) => MineOffers

/** What can be offered for licences, once all that is still sold of them was read together. */
export async function readOffers(payload: Payload, licences: Licence[]): Promise<Offering> {
  const styles = [...new Set(licences.flatMap(stylesOf))]
  const [families, { licenceTypes }] = await Promise.all([
    findSoldFamilies(payload, styles),
    readPriceRules(payload),
  ])

  return (licence, { order, isOwn, isPaused }) => {
    const state = stateOfLicence(licence, new Date())
    if (state !== 'active' && state !== 'expired') return NO_OFFERS
    if (!isOwn) return { ...NO_OFFERS, offers_note: OF_ANOTHER }

    const { number, typefaceName, supersededBy } = licence
    // Its state says so already.
    if (supersededBy) return NO_OFFERS
    if (isPaused) return { ...NO_OFFERS, offers_note: `${number} ${PAUSED}` }
    const scope = scopeOf(stylesOf(licence), families)
    const uses = usesOfLicence(licence)
    const sale = problemOfSale(
      { number, typeface: typefaceName ?? '', uses },
      { scope, licenceTypes },
    )
    const [upgrade, renewal] = [problemOfUpgrade(licence, order), problemOfRenewal(licence, order)]
    const canRenew = !renewal && !sale
    const problem = upgrade && `${number} ${upgrade}`
    return {
      upgrade_at: upgrade || sale ? null : (scope?.slug ?? null),
      can_renew: canRenew,
      offers_note: canRenew ? null : (problem ?? sale),
    }
  }
}

function stylesOf(licence: Licence): string[] {
  return stylesOfLicence(licence).map(({ id }) => id)
}
