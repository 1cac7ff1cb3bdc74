import type { Payload } from 'payload'
import type { Licensee } from '@/domain/cart/cart-request'
import {
  type Changeable,
  type ChangeRequest,
  type ChangingLicence,
  planChange,
} from '@/domain/licensing/plan-change'
import { stateOfLicence } from '@/domain/licensing/licence-state'
import { LicenceHasChanged, LicenceHasEnded } from '@/domain/request-error'
import { InvalidRequest } from '@/domain/shop-error'
import type { Licence, Order } from '@/payload-types'
import { licenceDocument } from '../../downloads/licence-document'
import { enqueueMail } from '../../mails/mail-records'
import { sendMailsSoon } from '../../mails/send-mails'
import { recordOrderEvent, type NewOrderEvent } from '../../orders/history/order-event-records'
import { usesOfLicence, type LicensedUse } from '../../orders/licences/licence-terms'
import { contactOf } from '../buyer-records'
import { setShows, updateLicence } from './licence-change-records'
import { keepVersion, nameChange } from './licence-version-records'

export type Changing = {
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
export async function carryOutChange(payload: Payload, changing: Changing): Promise<void> {
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
  const known = licence.licensee as unknown as Licensee
  const isRenamed = licensee !== licence.licenseeName
  return {
    licenseeName: licensee,
    licensee: (isRenamed ? { ...known, company: licensee } : known) as Licence['licensee'],
    contact: contact === null ? null : { email: contact },
    uses: uses as unknown as Licence['uses'],
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
