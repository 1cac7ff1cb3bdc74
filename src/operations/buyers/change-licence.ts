import type { Payload } from 'payload'
import { stateOfLicence } from '@/domain/licensing/licence-state'
import {
  type Changeable,
  type ChangeRequest,
  type ChangingLicence,
  planChange,
} from '@/domain/licensing/plan-change'
import type { LicensedUse } from '@/domain/order/order-line'
import { LicenceHasChanged, LicenceHasEnded, NotFound } from '@/domain/request-error'
import { InvalidRequest } from '@/domain/shop-error'
import type { Licence, LicenceType, Order } from '@/payload-types'
import { licenceDocument } from '../downloads/licence-documents'
import { idOf } from '../id-of'
import { sendMailsSoon } from '../mails/send-mails'
import { usesOfLicence } from '../orders/licences/licence-contents'
import { licenceOfOrder } from '../orders/licences/revoke-licence'
import type { StaffMember } from '../orders/refunds/refund-order'
import { contactOf, includes } from '../records/customers'
import {
  findLicenceTypes,
  keepVersion,
  nameChange,
  setShows,
  updateLicence,
} from '../records/licence-changes'
import { findLicenceByNumber } from '../records/licences'
import { enqueueMail } from '../records/mails'
import { type NewOrderEvent, recordOrderEvent } from '../records/order-events'
import { findOrder } from '../records/orders'
import { readShop } from '../records/shop'
import { sellerOf } from '../shop-seller'
import type { Holder } from './holder'

/** At the word of whoever holds it, as far as its type lets them. */
export async function changeLicence(payload: Payload, holder: Holder, request: ChangeRequest) {
  const { licence, order } = await requireHeld(payload, holder, request.licence)
  const rules = await readChangeable(
    payload,
    usesOfLicence(licence).map(({ type }) => type),
  )
  const { email: by } = holder
  await carryOutChange(payload, { licence, order, request, rules, by, told: { by: 'buyer' } })
}

async function requireHeld(payload: Payload, { emails }: Holder, number: string) {
  const licence = await findLicenceByNumber(payload, number)
  const order = licence && (await findOrder(payload, idOf(licence.order)))
  const isHeld = includes(emails, order?.email) || includes(emails, contactOf(licence?.contact))
  if (!licence || !order || !isHeld) throw new NotFound('licence')
  return { licence, order }
}

type Correction = {
  order: string
  /** Ids of licences of the order. */
  licences: string[]
  licensee: string
  reason: string
  user: StaffMember
}

/** Staff write another licensee into licences: each gets a new paper, and keeps the old. Repeated, nothing is left to change. */
export async function correctLicensee(payload: Payload, wish: Correction): Promise<void> {
  const order = await findOrder(payload, wish.order)
  if (!order) throw new NotFound('order')
  const { name } = sellerOf(await readShop(payload))
  const { reason, user, licensee } = wish

  for (const id of wish.licences) {
    const licence = await licenceOfOrder(payload, { order: order.id, licence: id })
    const version = licence.version ?? 1
    await carryOutChange(payload, {
      ...{ licence, order, by: name, rules: await readRules(payload, usesOfLicence(licence)) },
      request: { licence: licence.number, version, licensee, answers: {} },
      told: { by: 'staff', user: user.id, why: reason, details: { user: user.email } },
    })
  }
}

/** What buyers may not change by themselves, staff may. */
async function readRules(payload: Payload, uses: { type: string }[]) {
  const types = uses.map(({ type }) => type)
  const rules = await readChangeable(payload, types)
  const open = { answers: true, licensee: true, questions: [] }
  return new Map(types.map((type) => [type, { ...open, ...rules.get(type), licensee: true }]))
}

type Changing = {
  licence: Licence
  order: Order
  request: ChangeRequest
  rules: Map<string, Changeable>
  /** As its mail and its versions name whoever changed it. */
  by: string
  /** As the order's history does. */
  told: Pick<NewOrderEvent, 'by' | 'user' | 'why' | 'details'>
}

/**
 * What a licence said is kept first, then it is changed by one guarded write, which finds the version that was read or changes
 * nothing. So of two changes at once one comes through, and no version is ever lost.
 */
async function carryOutChange(payload: Payload, changing: Changing): Promise<void> {
  const { licence, request, rules } = changing
  if (stateOfLicence(licence, new Date()) !== 'active') throw new LicenceHasEnded()
  if ((licence.version ?? 1) !== request.version) throw new LicenceHasChanged()
  const before = sayingOf(licence)
  const plan = planChange(before, request, rules)
  if (plan.kind === 'invalid') throw new InvalidRequest(plan.fields)
  if (request.shows) await setShows(payload, licence.id, request.shows)
  if (plan.kind === 'nothing') return

  const change = { change: plan.words, by: changing.by }
  const contents = await licenceDocument(payload, licence)
  const kept = await keepVersion(payload, { licence, contents, ...change })
  if (!(await updateLicence(payload, licence, rowOf(licence, plan.licence)))) {
    throw new LicenceHasChanged()
  }
  await nameChange(payload, kept.id, change)
  await tellOfChange(payload, changing, {
    change: plan.words,
    contacts: [before.contact, plan.licence.contact],
  })
}

function sayingOf(licence: Licence): ChangingLicence<LicensedUse> {
  return {
    licensee: licence.licenseeName ?? '',
    contact: contactOf(licence.contact),
    uses: usesOfLicence(licence),
  }
}

function rowOf(licence: Licence, { licensee, contact, uses }: ChangingLicence<LicensedUse>) {
  const known = licence.licensee
  const isRenamed = licensee !== licence.licenseeName
  return {
    licenseeName: licensee,
    licensee: (isRenamed ? { ...known, company: licensee } : known) as Licence['licensee'],
    contact: contact === null ? null : { email: contact },
    uses: uses,
  }
}

/** In the order's history, and by mail to its buyer and to whoever is written to about the licence, each once. */
async function tellOfChange(
  payload: Payload,
  { licence, order, told }: Changing,
  { change, contacts }: { change: string; contacts: (string | null)[] },
): Promise<void> {
  const version = (licence.version ?? 1) + 1
  const key = `licence-change:${licence.id}:${version}`
  await recordOrderEvent(payload, {
    ...{ order: order.id, kind: 'licence_changed', key, ...told },
    details: { licence: licence.number, version, change, ...told.details },
  })
  const named = contacts.flatMap((contact) => contact ?? [])
  const readers = new Set([order.email ?? '', ...named].map((email) => email.toLowerCase()))
  for (const to of readers) {
    const about = `${licence.id}:${version}`
    await enqueueMail(payload, { mailkey: `${key}:${to}`, kind: 'licence_changed', to, about })
  }
  sendMailsSoon(payload)
}

/** What buyers may change by themselves, by licence type, as staff have it today. */
export async function readChangeable(payload: Payload, types: string[]) {
  const rows = await findLicenceTypes(payload, [...new Set(types)])
  return new Map(rows.map((row) => [row.key, changeableOf(row)]))
}

/** A row of before the question was asked allows both. */
function changeableOf({ changeable, questions }: LicenceType): Changeable {
  const allows = (what: 'answers' | 'licensee') => changeable?.includes(what) ?? true
  return {
    answers: allows('answers'),
    licensee: allows('licensee'),
    questions: (questions ?? []).map(({ key, label, kind, required, hint }) => ({
      ...{ key, label, kind, required: required ?? false },
      ...(hint ? { hint } : {}),
    })),
  }
}
