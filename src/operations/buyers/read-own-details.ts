import type { Payload } from 'payload'
import type { PricedCart } from '@/domain/cart/priced-cart'
import { placeToType } from '@/domain/customer/address'
import { PAID_STATES } from '@/domain/customer/buyer-sums'
import type { OwnDetails } from '@/domain/order/mine-answer'
import type { Order } from '@/payload-types'
import { idOf } from '../id-of'
import { findLicencesOfContact, includes } from '../records/customers'
import { findLicenceByNumber } from '../records/licences'
import { findOrder, findOrdersOfBuyer } from '../records/orders'
import { findQuotesOf } from '../records/quotes'
import type { Holder } from './holder'

/**
 * What whoever is signed in need not type again: of the order of the licence in hand, else of the last one that was paid. Who holds
 * licences that others bought, or made quotes, is known by name alone: an address is the buyer's own.
 */
export async function readOwnDetails(
  payload: Payload,
  { email, emails }: Pick<Holder, 'email' | 'emails'>,
  licence: string | null = null,
): Promise<OwnDetails> {
  const nothing = { email, name: '', company: '', country: '', vat_id: '', address: {} }
  const order =
    (licence && (await findOrderOfLicence(payload, emails, licence))) ||
    (await findLastOrder(payload, emails))
  return { ...nothing, ...(order ? detailsOf(order) : await readNames(payload, emails)) }
}

/** The licence that a cart upgrades or renews. */
export function licenceInHand({ lines }: Pick<PricedCart, 'lines'>): string | null {
  return lines.map(({ upgrade_of, renews }) => upgrade_of ?? renews ?? null).find(Boolean) ?? null
}

async function findOrderOfLicence(payload: Payload, emails: string[], number: string) {
  const licence = await findLicenceByNumber(payload, number)
  const order = licence && (await findOrder(payload, idOf(licence.order)))
  return order && includes(emails, order.email) ? order : null
}

/** Anybody can begin an order under an address; whoever paid it meant it. */
async function findLastOrder(payload: Payload, emails: string[]): Promise<Order | null> {
  const orders = await findOrdersOfBuyer(payload, emails)
  return orders.find(({ state }) => PAID_STATES.includes(state)) ?? null
}

function detailsOf({ name, company, vatid, address }: Order): Omit<OwnDetails, 'email'> {
  return { name: name ?? '', company: company ?? '', ...placeToType({ address, vatId: vatid }) }
}

async function readNames(payload: Payload, emails: string[]) {
  const licences = await findLicencesOfContact(payload, emails)
  const [{ licensee } = {}] = licences.toSorted((a, b) => b.issuedAt.localeCompare(a.issuedAt))
  if (licensee?.kind === 'client') return { name: licensee.name, company: licensee.company ?? '' }
  const [quote] = await findQuotesOf(payload, emails)
  return { name: quote?.name ?? '', company: quote?.company ?? '' }
}
