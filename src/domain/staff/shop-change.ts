import { isRecord } from '../is-record'

type Stored = { needsSecondFactor?: unknown; bank?: { iban?: unknown } | null }

/** Whether a request would take the demand of a second factor away, or have transfers go to another account. */
export function leadsElsewhere(data: unknown, { needsSecondFactor, bank }: Stored): boolean {
  if (!isRecord(data)) return false
  const { needsSecondFactor: demanded, bank: account } = data
  const isLifted = Boolean(needsSecondFactor) && demanded !== undefined && demanded !== true
  const iban = isRecord(account) ? account.iban : undefined
  return isLifted || (iban !== undefined && asStored(iban) !== asStored(bank?.iban))
}

function asStored(iban: unknown): string {
  return String(iban ?? '')
    .replace(/[\s-]/g, '')
    .toUpperCase()
}
