import type { Address } from '../customer/parse-address'
import { noteOtherLetters } from '../customer/printed-letters'
import type { FieldErrors } from '../shop-error'
import type { Licensee } from './cart-request'

type Named = {
  person: { name: string; company: string | null } | null
  address: Address | null
  licensee: Licensee | null
}

/** Whoever stands on an invoice, a licence or a quote: each name that no document could print as it was typed, under its path. */
export function noteUnprintable({ person, address, licensee }: Named, errors: FieldErrors): void {
  noteOtherLetters(
    {
      ...(address ? textsOf(address) : {}),
      ...{ name: person?.name, company: person?.company },
      ...(licensee ? textsOfLicensee(licensee) : {}),
    },
    errors,
  )
}

function textsOf({ street, street_2, city, state }: Address): Record<string, string | null> {
  return {
    ...{ 'address.street': street, 'address.street_2': street_2 },
    ...{ 'address.city': city, 'address.state': state },
  }
}

function textsOfLicensee(licensee: Licensee): Record<string, string | undefined> {
  if (licensee.kind !== 'client') return {}
  return { 'licensee.name': licensee.name, 'licensee.company': licensee.company }
}
