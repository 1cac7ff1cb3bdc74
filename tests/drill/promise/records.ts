/** What stands in the database about every order: of SQLite and MongoDB alike. */
export type Records = {
  orders: OrderRow[]
  carts: { id: string; state: string; order: string | null }[]
  licences: { id: string; linekey: string; order: string }[]
  grants: { id: string; licence: string | null }[]
  mails: { id: string; kind: string; about: string; state: string }[]
}

export type OrderRow = {
  id: string
  number: string
  state: string
  cart: string
  cartRevision: number
  intent: string | null
  total: number
  currency: string
  lines: number
  paidAt: string | null
  reviewReason: string | null
}

export type Ledger = {
  /** Orders are read first: what a paid one implies was written before it. */
  read(): Promise<Records>
  /** What the database itself says of its state; null: that it is whole. */
  findDamage(): Promise<string | null>
  /** Everything that waits for its time is due now, as if hours had gone by. */
  letTimePass(): Promise<void>
  close(): Promise<void>
}
