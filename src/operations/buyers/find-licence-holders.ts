import type { Payload } from 'payload'
import { opensNewerReleases, type UpdatePolicy } from '@/domain/licensing/update-policy'
import type { Licence, Order, Release } from '@/payload-types'
import { boughtNumber } from '../downloads/find-newer-releases'
import { groupBy } from '../group-by'
import { idOf } from '../id-of'
import { opensDownloads, stylesOfLicence, usesOfLicence } from '../orders/licences/licence-contents'
import { contactOf, findLicencesOfContact } from '../records/customers'
import { findGrantsOfLicences, findLicencesOfOrders } from '../records/licences'
import { findOrdersOfAddress, findOrdersOfHolders } from '../records/orders'
import { readUpdatePolicies } from '../records/prices/price-inputs'
import { activeLicences, findRefusing } from '../records/release-news'
import { findReleasesOf, type StoredRelease } from '../records/releases'

/** An address with the licences a release is news for. */
export type Holder = { address: string; licences: Licence[] }

export type Holders = { told: Holder[]; refusing: Holder[] }

/** Everybody whose licence is in force, covers what a release replaced, and opens newer releases; each address once. */
export async function findHolders(payload: Payload, release: Release): Promise<Holders> {
  const news = await readNews(payload, release)
  const found: Found[] = []
  for await (const page of activeLicences(payload)) {
    found.push(...(await heldAmong(payload, { news, licences: page })))
  }
  const refusing = await findRefusing(payload)
  const holders = [...groupBy(found, ({ address }) => address.toLowerCase())].map(
    ([, [first, ...more]]): Holder => ({
      address: first?.address ?? '',
      licences: [first, ...more].flatMap((one) => one?.licence ?? []),
    }),
  )
  const isRefusing = ({ address }: Holder) => refusing.has(address.toLowerCase())
  return {
    told: holders.filter((holder) => !isRefusing(holder)),
    refusing: holders.filter(isRefusing),
  }
}

/** The licences that a release is news for to this address; none: it is not to be told, or no longer. */
export async function findHeldBy(
  payload: Payload,
  { release, address }: { release: Release; address: string },
): Promise<Licence[]> {
  const isOwn = (one: string) => one.toLowerCase() === address.toLowerCase()
  const orders = (await findOrdersOfAddress(payload, address)).filter(({ email }) =>
    isOwn(email ?? ''),
  )
  const licences = [
    ...(await findLicencesOfOrders(
      payload,
      orders.map(({ id }) => id),
    )),
    ...(await findLicencesOfContact(payload, [address])),
  ]
  const once = [...new Map(licences.map((licence) => [licence.id, licence])).values()]
  const found = await heldAmong(payload, { news: await readNews(payload, release), licences: once })
  return found.filter((one) => isOwn(one.address)).map(({ licence }) => licence)
}

/** Ids of the styles of a licence that a release replaced since they were bought. */
export function stylesTouched(
  licence: Licence,
  { release, releases }: Pick<News, 'release' | 'releases'>,
): string[] {
  const replaced = new Set(
    release.changes.filter(({ kind }) => kind === 'replaced').map(({ style }) => style),
  )
  return stylesOfLicence(licence)
    .filter((style) => replaced.has(style.id) && boughtNumber(style, releases) < release.number)
    .map(({ id }) => id)
}

type News = {
  release: StoredRelease
  releases: StoredRelease[]
  policies: Map<string, UpdatePolicy | null | undefined>
}

type Found = { address: string; licence: Licence }

export async function readNews(payload: Payload, { id, typeface }: Release): Promise<News> {
  const releases = await findReleasesOf(payload, [idOf(typeface)])
  const release = releases.find((one) => one.id === id)
  if (!release) throw new Error(`Release ${id} is not among those of its typeface.`)
  return { release, releases, policies: await readUpdatePolicies(payload) }
}

/** Whoever is to be written to about a licence, where somebody was named; else its buyer. */
async function heldAmong(
  payload: Payload,
  { news, licences }: { news: News; licences: Licence[] },
): Promise<Found[]> {
  const touched = licences.filter((licence) => isNewsFor(licence, news))
  if (touched.length === 0) return []
  const [orders, open] = await Promise.all([
    findOrdersOfHolders(payload, [...new Set(touched.map(({ order }) => idOf(order)))]),
    findOpen(payload, touched),
  ])
  const orderOf = new Map(orders.map((order) => [order.id, order]))
  return touched.flatMap((licence) => {
    const order = orderOf.get(idOf(licence.order))
    const address = contactOf(licence.contact) ?? order?.email
    return order && address && isDelivered(order) && open.has(licence.id)
      ? [{ address, licence }]
      : []
  })
}

function isNewsFor(licence: Licence, news: News): boolean {
  if (licence.state !== 'active' || !opensDownloads(licence)) return false
  const uses = usesOfLicence(licence)
  const isOpen = uses.some(({ type, updates }) =>
    opensNewerReleases(updates, news.policies.get(type)),
  )
  return isOpen && stylesTouched(licence, news).length > 0
}

function isDelivered({ state }: Pick<Order, 'state'>): boolean {
  return state === 'paid' || state === 'partially_refunded'
}

/** Licences whose files can be fetched: a dispute pauses them, a refund takes them back. */
async function findOpen(payload: Payload, licences: Licence[]): Promise<Set<string>> {
  const grants = await findGrantsOfLicences(
    payload,
    licences.map(({ id }) => id),
  )
  return new Set(
    grants.flatMap(({ licence, revokedAt, pausedAt }) =>
      licence && !revokedAt && !pausedAt ? [idOf(licence)] : [],
    ),
  )
}
