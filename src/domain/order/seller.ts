/** Who sold: frozen on the order, and what its documents say of the seller ever after. */
export type Seller = {
  /** The shop's name, as visitors know it. */
  name: string
  legalName: string
  address: {
    street: string
    street_2: string | null
    postal_code: string | null
    city: string
    country: string
  }
  vatId: string | null
  taxNumber: string | null
  register: string | null
  representative: string | null
  email: string
  telephone: string | null
  bank: { holder: string; name: string; iban: string; bic: string } | null
  /** The shop's own origin at that time. */
  url: string
}
