import { placeToType } from '../customer/address'
import type { FrozenQuote } from './quoted-cart'

type Named = { name: string; company: string; email: string }

/** Somebody who may pay a quote, and what their details begin with. */
export type QuotePayer = {
  /** "Client GmbH" */
  name: string
  details: Named & {
    country: string
    vat_id: string
    address: Record<string, string>
    /** null: whoever pays will hold the licence. */
    licensee: Named | null
  }
}

type Parties = Pick<FrozenQuote, 'client' | 'licensee' | 'tax' | 'isByStaff'>

/**
 * The licensee, whoever the quote was made by or for, and somebody of whom nothing is known; the likeliest first. Whoever
 * pays, the licence stays with whom the quote names.
 */
export function payersOfQuote({ client, licensee, tax, isByStaff }: Parties): QuotePayer[] {
  // Of a territory the country around it.
  const country = tax?.country.slice(0, 2) ?? ''
  const holder = licensee.kind === 'client' ? namedIn(licensee) : null
  const asked = payer({ ...namedIn(client), ...placeToType(client, country), licensee: holder })
  const stranger: QuotePayer = {
    name: 'Somebody else',
    details: { ...NOBODY, ...noPlace(country), licensee: holder ?? namedIn(client) },
  }
  if (holder === null) return [asked, stranger]

  const itself = payer({ ...holder, ...noPlace(country), licensee: null })
  return isByStaff ? [asked, itself, stranger] : [itself, asked, stranger]
}

const NOBODY: Named = { name: '', company: '', email: '' }

function payer(details: QuotePayer['details']): QuotePayer {
  return { name: details.company || details.name, details }
}

function namedIn({ name, company, email }: Partial<Record<keyof Named, string | null>>): Named {
  return { name: name ?? '', company: company ?? '', email: email ?? '' }
}

function noPlace(country: string) {
  return { country, vat_id: '', address: {} }
}
