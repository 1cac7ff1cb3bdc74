import { checkVatId } from '@/domain/tax/vat-id'
import type { Shop } from '@/payload-types'

/** The seller's own number as VIES takes it; null: there is none, or none of the EU's. */
export function requesterOf({ vatId }: Pick<Shop, 'vatId'>): string | null {
  const check = checkVatId(vatId ?? '')
  return check.kind === 'valid' ? check.vatId : null
}

/** Kept as documents and VIES write it; what has another form is left as it was typed. */
export function normalVatId(typed: string | null | undefined): string | null {
  const text = typed?.trim() || null
  return text && (requesterOf({ vatId: text }) ?? text)
}
