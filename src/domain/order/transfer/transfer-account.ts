import type { Seller } from '../seller'

/** Where to send the money, and what to write with it. */
export type TransferAccount = {
  holder: string
  bank: string
  /** In groups of four, as people read it. */
  iban: string
  bic: string
  amount: number
  currency: string
  reference: string
  due_at: string
}

type AwaitedOrder = { number: string; total: number; currency: string; dueAt: string }

/** null: the order's seller has named no account. */
export function transferAccount(
  { bank }: Pick<Seller, 'bank'>,
  { number, total, currency, dueAt }: AwaitedOrder,
): TransferAccount | null {
  if (!bank) return null
  return {
    ...{ holder: bank.holder, bank: bank.name, bic: bank.bic, iban: inGroups(bank.iban) },
    ...{ amount: total, currency, reference: number, due_at: dueAt },
  }
}

function inGroups(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ')
}
