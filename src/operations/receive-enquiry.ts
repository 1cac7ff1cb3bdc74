import type { Payload } from 'payload'
import type { Enquiry } from '@/domain/licensing/enquiries/parse-enquiry'
import { InvalidRequest } from '@/domain/shop-error'
import { sendMailsSoon } from './mails/send-mails'
import { findTypefaceNames, insertEnquiryOnce } from './records/buyers/enquiries'
import { readPriceRules } from './records/prices/price-inputs'
import { hashOf } from './secret-key'
import { notifyStaff } from './staff/notify-staff'

/** A row for staff and a mail to them. The same words on the same day are one enquiry, however often they are sent. */
export async function receiveEnquiry(payload: Payload, enquiry: Enquiry): Promise<void> {
  const about = await requireLicence(payload, enquiry)
  const names = await findTypefaceNames(payload, enquiry.typefaces)
  const { name, email, company, message } = enquiry
  const day = new Date().toISOString().slice(0, 10)

  const row = await insertEnquiryOnce(payload, {
    enquirykey: hashOf(JSON.stringify([day, enquiry])),
    ...{ name, email, company, message },
    ...about,
    typefaces: names.join(', '),
  })
  await notifyStaff(payload, { kind: 'staff_enquiry', about: row.id })
  sendMailsSoon(payload)
}

/** As the licence is called today. What is sold may be asked about too; trial fonts have their own page. */
async function requireLicence(payload: Payload, { type: key, tier: tierKey }: Enquiry) {
  const { licenceTypes } = await readPriceRules(payload)
  const type = licenceTypes.find((one) => one.key === key && one.kind !== 'trial')
  if (!type) throw new InvalidRequest({ type: 'This shop has no such licence. Choose another.' })

  const tiers = [...type.tiers, ...(type.onRequest ?? [])]
  const tier = tiers.find((one) => one.key === tierKey)
  if (tierKey !== null && !tier)
    throw new InvalidRequest({ tier: `${type.name} has no such size. Choose one that is listed.` })
  return { licenceType: type.name, tier: tier?.label ?? null }
}
