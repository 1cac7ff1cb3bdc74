import type { Payload } from 'payload'
import type { Licensee } from '@/domain/cart/cart-request'
import type { ChangeRequest } from '@/domain/licensing/changes/change-request'
import { planChange, type ChangingLicence } from '@/domain/licensing/changes/plan-change'
import { stateOfLicence } from '@/domain/licensing/licence-state'
import { LicenceHasChanged, LicenceHasEnded, NotFound } from '@/domain/request-error'
import { InvalidRequest } from '@/domain/shop-error'
import type { Licence, Order } from '@/payload-types'
import { licenceDocument } from '../../downloads/licence-document'
import { idOf } from '../../id-of'
import { enqueueMail } from '../../mails/mail-records'
import { sendMailsSoon } from '../../mails/send-mails'
import { recordOrderEvent } from '../../orders/history/order-event-records'
import { findLicenceByNumber } from '../../orders/licences/licence-records'
import { usesOfLicence, type LicensedUse } from '../../orders/licences/licence-terms'
import { findOrder } from '../../orders/order-records'
import { contactOf, includes } from '../buyer-records'
import type { Holder } from '../holder'
import { readChangeable } from './changeable-of'
import { setShows, updateLicence } from './licence-change-records'
import { keepVersion, nameChange } from './licence-version-records'

/**
 * What a licence said is kept first, then it is changed by one guarded write, which finds the version that was read or changes
 * nothing. So of two changes at once one comes through, and no version is ever lost.
 */
export async function changeLicence(
  payload: Payload,
  holder: Holder,
  request: ChangeRequest,
): Promise<void> {
  const { licence, order } = await requireHeld(payload, holder, request.licence)
  if (stateOfLicence(licence, new Date()) !== 'active') throw new LicenceHasEnded()
  if ((licence.version ?? 1) !== request.version) throw new LicenceHasChanged()
  const uses = usesOfLicence(licence)
  const rules = await readChangeable(
    payload,
    uses.map(({ type }) => type),
  )
  const before = sayingOf(licence)
  const plan = planChange(before, request, rules)
  if (plan.kind === 'invalid') throw new InvalidRequest(plan.fields)
  if (request.shows) await setShows(payload, licence.id, request.shows)
  if (plan.kind === 'nothing') return

  const change = { change: plan.words, by: holder.email }
  const contents = await licenceDocument(payload, licence)
  const kept = await keepVersion(payload, { licence, contents, ...change })
  if (!(await updateLicence(payload, licence, rowOf(licence, plan.licence)))) {
    throw new LicenceHasChanged()
  }
  await nameChange(payload, kept.id, change)
  await tellOfChange(payload, {
    licence,
    order,
    change: plan.words,
    contacts: [before, plan.licence],
  })
}

async function requireHeld(
  payload: Payload,
  { emails }: Holder,
  number: string,
): Promise<{ licence: Licence; order: Order }> {
  const licence = await findLicenceByNumber(payload, number)
  const order = licence && (await findOrder(payload, idOf(licence.order)))
  const isHeld = includes(emails, order?.email) || includes(emails, contactOf(licence?.contact))
  if (!licence || !order || !isHeld) throw new NotFound('licence')
  return { licence, order }
}

function sayingOf(licence: Licence): ChangingLicence<LicensedUse> {
  return {
    licensee: licence.licenseeName ?? '',
    contact: contactOf(licence.contact),
    uses: usesOfLicence(licence),
  }
}

function rowOf(licence: Licence, { licensee, contact, uses }: ChangingLicence<LicensedUse>) {
  const known = licence.licensee as unknown as Licensee
  const isRenamed = licensee !== licence.licenseeName
  return {
    licenseeName: licensee,
    licensee: (isRenamed ? { ...known, company: licensee } : known) as Licence['licensee'],
    contact: contact === null ? null : { email: contact },
    uses: uses as unknown as Licence['uses'],
  }
}

type Telling = {
  licence: Licence
  order: Order
  change: string
  contacts: { contact: string | null }[]
}

/** In the order's history, and by mail to its buyer and to whoever is written to about the licence, each once. */
async function tellOfChange(
  payload: Payload,
  { licence, order, change, contacts }: Telling,
): Promise<void> {
  const version = (licence.version ?? 1) + 1
  const key = `licence-change:${licence.id}:${version}`
  await recordOrderEvent(payload, {
    ...{ order: order.id, kind: 'licence_changed', by: 'buyer', key },
    details: { licence: licence.number, version, change },
  })
  const named = contacts.flatMap(({ contact }) => contact ?? [])
  const readers = new Set([order.email ?? '', ...named].map((email) => email.toLowerCase()))
  for (const to of readers) {
    const about = `${licence.id}:${version}`
    await enqueueMail(payload, { mailkey: `${key}:${to}`, kind: 'licence_changed', to, about })
  }
  sendMailsSoon(payload)
}
