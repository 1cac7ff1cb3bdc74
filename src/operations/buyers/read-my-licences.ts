import type { Payload } from 'payload'
import { stateOfLicence } from '@/domain/licensing/licence-state'
import type {
  MineAnswer,
  MineLicence,
  MineOffers,
  MineQuote,
  OwnDetails,
} from '@/domain/order/mine-answer'
import type { OrderView } from '@/domain/order/order-answer'
import { zoneOf } from '@/domain/tax/day-in-country'
import type { Licence, Order } from '@/payload-types'
import { groupBy } from '../group-by'
import { idOf } from '../id-of'
import { scopeOf } from '../orders/cart/price-cart'
import {
  audienceOfLicence,
  stylesOfLicence,
  usesOfLicence,
} from '../orders/licences/licence-contents'
import { readWholeFamilies } from '../orders/licences/read-whole-families'
import { isOpenRental, rentalAnswer } from '../orders/rentals/renewed-line'
import { statusOf, viewOrders } from '../orders/read-order'
import { problemOfSale } from '../orders/upgrades/start-upgrade'
import { PAUSED, problemOfRenewal, problemOfUpgrade } from '../orders/upgrades/read-upgradable'
import { findLicencesOfContact } from '../records/customers'
import { findGrantsOfLicences, findLicencesOfOrders } from '../records/licences'
import { viewQuotes } from '../orders/quotes/read-quote'
import { findOrdersById, findOrdersOfBuyer } from '../records/orders'
import { findQuotesOf } from '../records/quotes'
import { readShop } from '../records/shop'
import { findSoldFamilies, readPriceRules } from '../records/prices/price-inputs'
import { readChangeable } from './change-licence'
import type { Holder } from './holder'
import { readOwnDetails } from './read-own-details'
import { viewLicence } from './view-licence'

type Mine = {
  email: string
  emails: string[]
  endsAt: Date
  orders: OrderView[]
  licences: MineLicence[]
  quotes: MineQuote[]
  details: OwnDetails
  zone: string
  /** Of each licence by its number, how its styles are named. */
  styleNames: Record<string, string>
}

/** Every order of the holder's addresses, and every licence: those of the orders, and those that name one of the addresses. */
export async function readMine(payload: Payload, holder: Holder, origin: string): Promise<Mine> {
  const { email, emails, endsAt } = holder
  const orders = (await findOrdersOfBuyer(payload, emails)).filter(isWorthShowing)
  const own = await findLicencesOfOrders(
    payload,
    orders.map(({ id }) => id),
  )
  const named = (await findLicencesOfContact(payload, emails)).filter(isNotIn(own))
  const ofOthers = [...new Set(named.map(({ order }) => idOf(order)))]
  const sources = [...orders, ...(await findOrdersById(payload, ofOthers))]
  const views = await viewOrders(payload, sources, origin)
  const held = [...own, ...named]
  const licences = await viewLicences(payload, held, {
    ...{ orders: sources, views, origin },
    ownOrders: new Set(orders.map(({ id }) => id)),
  })
  const styleNames = await nameHeldStyles(payload, held)
  const quotes = await viewQuotes(payload, await findQuotesOf(payload, emails), origin)
  const ownViews = views.slice(0, orders.length)
  const details = await readOwnDetails(payload, holder)
  const zone = zoneOf((await readShop(payload)).country)
  return { email, emails, endsAt, orders: ownViews, licences, quotes, details, zone, styleNames }
}

async function nameHeldStyles(payload: Payload, licences: Licence[]) {
  const { namesOf } = await readWholeFamilies(payload, licences.map(stylesOfLicence))
  const names = licences.map((licence) => [
    licence.number,
    namesOf(stylesOfLicence(licence)).join(', '),
  ])
  return Object.fromEntries(names) as Record<string, string>
}

/** The body of GET /api/order/mine. */
export function mineOf(
  { email, orders, licences, quotes, details }: Mine,
  origin: string,
): MineAnswer {
  return {
    email,
    orders: orders.map((order) => ({
      ...statusOf(order),
      order_url: `${origin}/order/${order.order_key}`,
      placed_at: order.placed_at,
    })),
    ...{ licences, quotes, details },
  }
}

/** A checkout that came to nothing is no order to look for. */
function isWorthShowing({ state, refunded }: Order): boolean {
  return state !== 'cancelled' || Boolean(refunded)
}

function isNotIn(licences: Licence[]): (licence: Licence) => boolean {
  const ids = new Set(licences.map(({ id }) => id))
  return ({ id }) => !ids.has(id)
}

type Sources = { orders: Order[]; views: OrderView[]; ownOrders: Set<string>; origin: string }

/** Those in force first, then the newest. */
async function viewLicences(
  payload: Payload,
  licences: Licence[],
  { orders, views, ownOrders, origin }: Sources,
): Promise<MineLicence[]> {
  const ids = licences.map(({ id }) => id)
  const grants = groupBy(await findGrantsOfLicences(payload, ids), ({ licence }) =>
    licence ? idOf(licence) : '',
  )
  const uses = licences.flatMap((licence) => usesOfLicence(licence))
  const rules = await readChangeable(
    payload,
    uses.map(({ type }) => type),
  )
  const offersOf = await readOffers(payload, licences)
  const sourceOf = new Map(orders.map((order, index) => [order.id, { order, view: views[index] }]))
  const seen = await Promise.all(
    licences.map(async (licence) => {
      const { order = null, view = null } = sourceOf.get(idOf(licence.order)) ?? {}
      const isOwn = ownOrders.has(idOf(licence.order))
      const grant = grants.get(licence.id)?.[0] ?? null
      return {
        ...(await viewLicence(payload, licence, { order, view, grant, isOwn, origin, rules })),
        ...offersOf(licence, { order, isOwn, isPaused: Boolean(grant?.pausedAt) }),
      }
    }),
  )
  const byAge = seen.toSorted((a, b) => b.since.localeCompare(a.since))
  return [...byAge.filter(isInForce), ...byAge.filter((licence) => !isInForce(licence))]
}

function isInForce({ state }: MineLicence): boolean {
  return state === 'active'
}

const NO_OFFERS: MineOffers = {
  upgrade_at: null,
  can_renew: false,
  can_be_full: false,
  rental: null,
  offers_note: null,
}

const OF_ANOTHER = 'Whoever bought it can upgrade it.'

type Offering = (
  licence: Licence,
  source: { order: Order | null; isOwn: boolean; isPaused: boolean },
) => MineOffers

/** What can be offered for licences, once all that is still sold of them was read together. */
async function readOffers(payload: Payload, licences: Licence[]): Promise<Offering> {
  const styles = [...new Set(licences.flatMap(stylesOf))]
  const [families, { licenceTypes }] = await Promise.all([
    findSoldFamilies(payload, styles),
    readPriceRules(payload),
  ])

  return (licence, { order, isOwn, isPaused }) => {
    const state = stateOfLicence(licence, new Date())
    if (state !== 'active' && state !== 'expired') return NO_OFFERS
    // Whom it was bought for takes the place of a buyer whose data were erased.
    if (!isOwn && order?.email) return { ...NO_OFFERS, offers_note: OF_ANOTHER }

    const { number, typefaceName, supersededBy } = licence
    // Its state says so already.
    if (supersededBy) return NO_OFFERS
    if (isPaused) return { ...NO_OFFERS, offers_note: `${number} ${PAUSED}` }
    if (order && isOpenRental(licence))
      return { ...NO_OFFERS, rental: rentalAnswer(licence, order) }
    const scope = scopeOf({ styles: stylesOf(licence), licences: [] }, families)
    const uses = usesOfLicence(licence)
    const sale = problemOfSale(
      { number, typeface: typefaceName ?? '', uses },
      { scope, licenceTypes },
    )
    const [upgrade, renewal] = [problemOfUpgrade(licence, order), problemOfRenewal(licence, order)]
    const canRenew = !renewal && !sale
    const problem = upgrade && `${number} ${upgrade}`
    const slug = upgrade || sale ? null : (scope?.slug ?? null)
    return {
      upgrade_at: slug,
      can_be_full: slug !== null && audienceOfLicence(licence, order) !== null,
      can_renew: canRenew,
      rental: null,
      offers_note: canRenew ? null : (problem ?? sale),
    }
  }
}

function stylesOf(licence: Licence): string[] {
  return stylesOfLicence(licence).map(({ id }) => id)
}
