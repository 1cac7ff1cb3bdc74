import type { Payload } from 'payload'
import type { Licence } from '@/payload-types'
import { compareAndSet } from './any-collection'
import { asRead, findAll } from './rows'

/** A rental is a licence whose row says when its card is charged next: those that are charged until this time, the most urgent first. */
export function findRentals(payload: Payload, until: Date): Promise<Licence[]> {
  const isDue = { less_than_equal: until.toISOString() }
  const where = { state: { in: ['active', 'expired'] }, chargeAt: isDue }
  return findAll(payload, 'licences', { where, sort: 'chargeAt', limit: 500 })
}

/** One guarded write: false when somebody charged it, ended it or took it up again since it was read. */
export function setRental(
  payload: Payload,
  { id, chargeAt }: Pick<Licence, 'id' | 'chargeAt'>,
  change: Pick<Licence, 'chargeAt' | 'chargeTries' | 'chargeError'>,
): Promise<boolean> {
  return compareAndSet(payload, 'licences', { id, chargeAt: asRead(chargeAt) }, change)
}
