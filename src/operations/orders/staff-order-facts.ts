import type { Payload } from 'payload'
import { nameStyles } from '@/domain/catalogue/styles/styles-in-words'
import { stateOfLicence } from '@/domain/licensing/licence-state'
import { type Consents, describeConsents } from '@/domain/order/consents'
import { documentAddress } from '@/domain/order/documents/document-contents'
import type {
  OrderSheet,
  SheetBuyer,
  SheetLicence,
  SheetLine,
  SheetPaper,
  SheetPayment,
} from '@/domain/order/order-for-staff'
import type { OrderLine } from '@/domain/order/order-line'
import { lineOf } from '@/domain/pricing/upgrade/held-licence'
import { isDemoOrder } from '@/domain/order/order-state'
import { env } from '@/env'
import type { Grant, Invoice, Licence, Order, OrderEvent, Refund } from '@/payload-types'
import { stripeDashboardUrl } from '@/payments/stripe/stripe-intent'
import { idOf } from '../id-of'
import { findDocumentsOfOrder } from '../records/invoices'
import { findGrantsOfLicences, findLicencesOfOrder } from '../records/licences'
import { feeOf } from '../records/order-lists'
import { findUpgradesOf } from '../records/upgraded-licences'
import { holdersOf, licenseeName } from './licences/grant-licences'
import { stylesOfLicence, usesOfLicence } from './licences/licence-contents'
import { mayComeBack } from './licences/revoke-licence'
import { problemOfUpgrade } from './upgrades/read-upgradable'
import { isOpenRental, rentalAnswer } from './rentals/renewed-line'
import { discountsOf, inLineOrder, taxOf } from './order-response'
import { mailOf } from './resend-mail'

/** An order laid out for staff to read. */
export async function readSheet(
  payload: Payload,
  { order, refunds, events }: { order: Order; refunds: Refund[]; events: OrderEvent[] },
): Promise<OrderSheet> {
  const licences = inLineOrder(order, await findLicencesOfOrder(payload, order.id))
  const grants = await findGrantsOfLicences(
    payload,
    licences.map(({ id }) => id),
  )
  const invoices = await findDocumentsOfOrder(payload, order.id)
  const lines = order.lines
  return {
    number: order.number,
    placed_at: order.placedAt,
    buyer: buyerOf(order),
    licensee: licenseeOf(order, licences),
    lines: lines.map(sheetLine),
    discounts: discountsOf(order),
    net: order.net,
    tax: taxForStaff(order),
    payment: paymentOf(order),
    licences: await Promise.all(
      licences.map(async (licence) => ({
        ...sheetLicence(licence, { order, grants, refunds, events }),
        upgrades: await upgradesThatRestOn(payload, licence),
      })),
    ),
    papers: papersOf({ licences, invoices, lines }),
    agreed: describeConsents(order.consents as Consents | null),
    mail_failure: order.mailFailure ?? null,
    mail: mailOf(order),
  }
}

/** To a buyer it says “yours to account for”. */
function taxForStaff(order: Order): OrderSheet['tax'] {
  const tax = taxOf(order)
  if (!tax || order.tax?.kind !== 'reverse_charge') return tax
  return { ...tax, text: 'Reverse charge, the buyer accounts for the VAT' }
}

function buyerOf(order: Order): SheetBuyer {
  const address = order.address
  return {
    name: order.name ?? '',
    company: order.company ?? null,
    email: order.email ?? '',
    address: address ? documentAddress(address).lines : [],
    vat: vatOf(order),
    purchase_order: order.purchaseOrder ?? null,
    note: order.note ?? null,
  }
}

/** A number that VIES denied stands on no document, and here beside its answer. */
function vatOf({ vatid, vatCheck }: Order): SheetBuyer['vat'] {
  const check = vatCheck ?? null
  const id = vatid ?? check?.vatId
  if (!id) return null
  return {
    id,
    checked: check?.checked ?? 'form',
    valid: check?.valid ?? null,
    name: check?.name ?? null,
    consultation: check?.consultationNumber ?? null,
    at: check?.at ?? '',
  }
}

function licenseeOf(order: Order, licences: Licence[]): OrderSheet['licensee'] {
  const client = order.licensee?.kind === 'client' ? order.licensee : null
  const name = holdersOf(order, licences)
  const isAsOrdered = name === licenseeName(order)
  return {
    name: client && isAsOrdered ? [client.company, client.name].filter(Boolean).join(', ') : name,
    email: client?.email ?? null,
    is_buyer: !client && (isAsOrdered || name === order.name),
  }
}

function sheetLine({ id, typeface, styles, uses, bill, amount, replaces }: OrderLine): SheetLine {
  return {
    ...{ id, bill, amount },
    typeface: typeface.name,
    styles: nameStyles(styles),
    uses: uses.map(({ label, answers }) =>
      [label, ...Object.values(answers)].filter(Boolean).join(', '),
    ),
    replaces: replaces ? { kind: replaces.kind, number: replaces.number } : null,
  }
}

function paymentOf(order: Order): SheetPayment {
  const { provider, intent, total } = order
  const way = provider === 'transfer' || provider === 'demo' ? provider : 'stripe'
  const isTest = env.stripe.secretKey?.startsWith('sk_test_') ?? false
  const hasPage = way === 'stripe' && Boolean(intent)
  return {
    way: total === 0 ? null : way,
    is_demo: isDemoOrder(order),
    intent: intent ?? null,
    url: hasPage ? stripeDashboardUrl(intent ?? '', { isTest }) : null,
    paid_at: order.paidAt ?? null,
    is_unknown: Boolean(order.paymentUnknownSince),
    fee: feeOf(order),
  }
}

type Beside = { order: Order; grants: Grant[]; refunds: Refund[]; events: OrderEvent[] }

/** A licence as staff read it, with what they may do. Events, refunds and grants: of its order. */
function sheetLicence(
  licence: Licence,
  { order, grants, refunds, events }: Beside,
): Omit<SheetLicence, 'upgrades'> {
  const state = stateOfLicence(licence, new Date())
  const own = grants.filter((grant) => grant.licence && idOf(grant.licence) === licence.id)
  return {
    id: licence.id,
    number: licence.number,
    typeface: licence.typefaceName ?? '',
    licensee: licence.licenseeName ?? '',
    version: licence.version ?? 1,
    state,
    until: licence.endsAt ?? null,
    superseded_by: licence.supersededBy ?? null,
    ended: licence.revokedAt
      ? { at: licence.revokedAt, reason: licence.revokedReason ?? '' }
      : null,
    downloads: downloadsOf(licence, events),
    rental: isOpenRental(licence)
      ? { ...rentalAnswer(licence, order), tries: licence.chargeTries ?? 0 }
      : null,
    is_paused: state === 'active' && own.some(({ pausedAt }) => Boolean(pausedAt)),
    holds: holdsOf(licence, order),
    may: {
      change: problemOfUpgrade(licence, order) === null,
      revoke: state === 'active',
      restore: mayComeBack(licence, refunds),
      correct: state === 'active',
      end_rental: Boolean(licence.chargeAt) && isOpenRental(licence),
    },
  }
}

function holdsOf(licence: Licence, { id, lines }: Order): SheetLicence['holds'] {
  const line = lines.find((one) => `${id}:${one.id}` === licence.linekey)
  const styles = stylesOfLicence(licence).map((style) => style.id)
  const { licences } = lineOf({ styles, uses: usesOfLicence(licence) })
  return { typeface: line?.typeface.id ?? '', styles, licences }
}

/** Of an upgrade that was upgraded in its turn too. */
async function upgradesThatRestOn(
  payload: Payload,
  { number, supersededBy }: Licence,
): Promise<string[]> {
  if (!supersededBy) return []
  const upgrades = await findUpgradesOf(payload, number)
  const further = await Promise.all(upgrades.map((one) => upgradesThatRestOn(payload, one)))
  const valid = upgrades.filter(({ state }) => state === 'active').map((one) => one.number)
  return [...valid, ...further.flat()]
}

/** A row of the history tells of the first download on a day. */
function downloadsOf({ number }: Licence, events: OrderEvent[]): SheetLicence['downloads'] {
  const days = events.filter(
    ({ kind, details }) =>
      kind === 'download' && (details as { licence?: unknown } | null)?.licence === number,
  )
  return { days: days.length, last: days.at(-1)?.at ?? null }
}

type Kept = { licences: Licence[]; invoices: Invoice[]; lines: OrderLine[] }

/** Every paper of an order, where staff open it: its licences in all their versions, its books, the texts that were accepted. */
function papersOf({ licences, invoices, lines }: Kept): SheetPaper[] {
  const texts = lines.flatMap(({ uses }) => uses.map(({ eula }) => eula))
  return [
    ...invoices.map(({ id, kind, number }) => ({
      ...{ kind, number, version: null, url: `/api/invoices/${id}/pdf` },
    })),
    ...licences.flatMap(versionsOf),
    ...[...new Map(texts.map((eula) => [eula.id, eula])).values()].map((eula) => ({
      ...{ kind: 'eula' as const, number: `${eula.title} ${eula.version}`, version: null },
      url: `/eula/${eula.id}`,
    })),
  ]
}

/** The newest first. */
function versionsOf({ id, number, version }: Licence): SheetPaper[] {
  const newest = version ?? 1
  return Array.from({ length: newest }, (_, index) => newest - index).map((one) => ({
    ...{ kind: 'licence' as const, number, version: newest > 1 ? one : null },
    url: `/api/licences/${id}/pdf${one < newest ? `?version=${one}` : ''}`,
  }))
}
