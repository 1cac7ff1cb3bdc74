/** An address that bought or tried, with all of its figures. */
type BuyerRow = {
  email: string
  name: string
  orders: number
  trials: number
  sums: { currency: string; amount: number }[]
  last: string
}

/** One page of everybody; `text` is looked for in addresses, names and companies. */
export type BuyersAsked = { text: string; page: number }

export const BUYERS_A_PAGE = 50

export type FoundBuyers = { buyers: Omit<BuyerRow, 'sums'>[]; count: number }

/** What orders of an address came to, by currency. */
export type PaidSum = { email: string; currency: string; amount: number }
