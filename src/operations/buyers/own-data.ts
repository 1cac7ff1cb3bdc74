import type { Payload } from 'payload'
import { streamZip, type ZipEntry } from '@/delivery/archive/stream-zip'
import { placeToType } from '@/domain/customer/address'
import type { MineLicence } from '@/domain/order/mine-answer'
import { extensionOfProof } from '@/domain/order/proof'
import type { OrderView } from '@/domain/order/order-answer'
import { pick } from '@/domain/own-value'
import type { Enquiry, MailChoice, Order, TrialOrder } from '@/payload-types'
import { storedFiles } from '../files/stored-files'
import { licencePdfOf } from '../downloads/licence-documents'
import { invoicePdfOf } from '../orders/documents/document-pdfs'
import { viewOrders } from '../orders/read-order'
import { findLicencesOfContact } from '../records/customers'
import { findDocumentsOfOrders } from '../records/invoices'
import { findMailChoice } from '../records/mails'
import type { Holder } from './holder'
import { type Buyer, readBuyer } from './read-buyers'
import { readMine } from './read-my-licences'

/**
 * What somebody gave this shop, the first of these addresses before all, and what came of it, as one ZIP: `data.json` in the words of the API, and every paper as
 * it was sent (GDPR, art. 20). What staff wrote for themselves stays with them, and so do links: whoever is handed the file has no
 * fonts by it.
 */
export async function openOwnData(payload: Payload, holder: Addresses, origin: string) {
  const buyer = await readBuyer(payload, holder.emails[0] ?? '')
  const data = await describeBuyer(payload, buyer, { holder, origin })
  return streamZip([
    { name: 'data.json', bytes: async () => Buffer.from(`${JSON.stringify(data, null, 2)}\n`) },
    ...(await papersOf(payload, buyer, holder)),
  ])
}

type Addresses = Pick<Holder, 'emails'>

type Asked = { holder: Addresses; origin: string }

async function describeBuyer(payload: Payload, buyer: Buyer, { holder, origin }: Asked) {
  const views = await viewOrders(payload, buyer.orders, origin)
  const { licences, quotes } = await readMine(payload, asHolder(holder), origin)
  const choices = await Promise.all(holder.emails.map((email) => findMailChoice(payload, email)))
  return {
    made_at: new Date().toISOString(),
    addresses: holder.emails,
    orders: views.map((view, at) => ({ ...orderOf(view), ...buyerOf(buyer.orders[at]) })),
    licences: licences.map(licenceOf),
    quotes: quotes.map(({ url: _, ...quote }) => quote),
    trials: buyer.trials.map(trialOf),
    enquiries: buyer.enquiries.map(enquiryOf),
    mails: choices.flatMap((choice) => (choice ? [choiceOf(choice)] : [])),
  }
}

/** Whose visit it is does not matter to what is theirs. */
function asHolder({ emails }: Addresses): Holder {
  return { email: emails[0] ?? '', emails, endsAt: new Date() }
}

function orderOf({ documents, ...view }: OrderView) {
  const eulas = documents.filter(({ kind }) => kind === 'eula').map(({ number }) => number)
  const told = ['order_number', 'placed_at', 'state', 'total', 'currency', 'refunds'] as const
  return { ...pick(view, told), accepted_eulas: eulas }
}

function licenceOf({ number, state, since, until, typeface, styles, ...licence }: MineLicence) {
  const { uses, limits, licensee, version } = licence
  return { number, state, since, until, typeface, styles, uses, limits, licensee, version }
}

function buyerOf(order: Order | undefined) {
  if (!order) return {}
  const { name, email, company, vatid, address, proof, licensee, consents } = order
  const { until, sentAt } = proof ?? {}
  return {
    ...(proof ? { proof: { studies_end: until, sent_at: sentAt } } : {}),
    buyer: { name, email, company, ...placeToType({ address, vatId: vatid }) },
    licensee: licensee ?? { kind: 'self' },
    consents: consents ?? {},
  }
}

function trialOf({ createdAt, email, name, company, typefaces, newsletter }: TrialOrder) {
  const names = (typefaces ?? []).map((one) => (typeof one === 'string' ? one : one.name))
  return { ordered_at: createdAt, email, name, company, typefaces: names, newsletter }
}

function enquiryOf({ createdAt, licenceType, tier, ...enquiry }: Enquiry) {
  const { email, name, company, topic, number, typefaces, message } = enquiry
  const about = { topic, number, licence: licenceType, tier, typefaces }
  return { written_at: createdAt, email, name, company, ...about, message }
}

function choiceOf({ email, noReleases, noOffers, ...choice }: MailChoice) {
  return {
    email,
    no_releases: noReleases ?? false,
    no_offers: noOffers ?? false,
    newsletter: {
      asked_at: choice.newsletterAskedAt,
      words: choice.newsletterWords,
      confirmed_at: choice.newsletterConfirmedAt,
      ended_at: choice.newsletterEndedAt,
    },
  }
}

/** Of the buyer's own orders the bills; of licences those too that others bought in this name. */
async function papersOf(payload: Payload, buyer: Buyer, holder: Addresses): Promise<ZipEntry[]> {
  const orders = buyer.orders.map(({ id }) => id)
  const documents = orders.length > 0 ? await findDocumentsOfOrders(payload, orders) : []
  const held = [...buyer.licences, ...(await findLicencesOfContact(payload, holder.emails))]
  const licences = [...new Map(held.map((licence) => [licence.id, licence])).values()]
  return [
    ...buyer.orders.flatMap(({ number, proof }) => {
      const file = proof?.file
      if (!file) return []
      const name = `proofs/${number}.${extensionOfProof(file.type)}`
      return [{ name, bytes: () => storedFiles.read(file.name) }]
    }),
    ...documents.map((document) => ({
      name: `documents/${document.number}.pdf`,
      bytes: () => invoicePdfOf(payload, document),
    })),
    ...licences.map((licence) => ({
      name: `licences/${licence.number}.pdf`,
      bytes: () => licencePdfOf(payload, licence),
    })),
  ]
}
