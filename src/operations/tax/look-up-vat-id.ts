import type { Payload } from 'payload'
import { determineTax } from '@/domain/tax/determine-tax'
import { stillHolds, type VatCheck } from '@/domain/tax/vat-check'
import { env } from '@/env'
import type { Shop } from '@/payload-types'
import { readShop } from '../shop-records'
import { askVies } from './ask-vies'
import { hasRightDigits } from './check-digits'
import { requesterOf } from './sellers-vat-id'
import { taxQuestionOf } from './tax-settings'
import { findAnswer, storeAnswer } from './vat-check-records'

type Wanted = { vatId: string; country: string; previous: VatCheck | null }

/** What is known of a number: by its form and digits, and where the tax depends on it by VIES. */
export async function lookUpVatId(
  payload: Payload,
  { vatId, country, previous }: Wanted,
): Promise<VatCheck> {
  const [shop, now] = [await readShop(payload), new Date()]
  const known = previous?.vatId === vatId ? previous : null
  const isRight = hasRightDigits(vatId)
  if (!isRight || env.viesUrl === null || !decidesTheTax(shop, { country, now }))
    return known?.checked === 'form' ? known : checkOfForm(vatId, isRight, now)

  if (known?.checked === 'vies' && stillHolds(known, now)) return known
  return askOnce(payload, vatId, now)
}

/** VIES is asked where its answer changes what the buyer pays. */
function decidesTheTax(shop: Shop, { country, now }: { country: string; now: Date }): boolean {
  try {
    const question = taxQuestionOf(shop, { country, isBusiness: true, now })
    return determineTax(question).kind === 'reverse_charge'
  } catch {
    return false // A country that cannot be sold to says so when the tax is worked out.
  }
}

function checkOfForm(vatId: string, valid: boolean, now: Date): VatCheck {
  const nothing = { name: null, consultationNumber: null, request: null, answer: null }
  return { vatId, checked: 'form', valid, at: now.toISOString(), ...nothing }
}

const underWay = new Map<string, Promise<VatCheck>>()

/** An answer of the last day counts for everyone, and those who ask at the same time share one request. */
export async function askOnce(payload: Payload, vatId: string, now: Date): Promise<VatCheck> {
  const asking = underWay.get(vatId) ?? ask(payload, vatId, now)
  underWay.set(vatId, asking)
  try {
    return await asking
  } finally {
    underWay.delete(vatId)
  }
}

async function ask(payload: Payload, vatId: string, now: Date): Promise<VatCheck> {
  const [known, shop] = await Promise.all([findAnswer(payload, vatId), readShop(payload)])
  if (known && stillHolds(known, now)) return known

  const requester = requesterOf(shop)
  const check = await askVies({ url: env.viesUrl ?? '', vatId, requester, now })
  if (check.valid !== null) await storeAnswer(payload, check)
  return check
}
