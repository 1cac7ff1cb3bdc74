import { countryName } from '../../customer/country'
import type { Seller } from '../../order/seller'
import { placeToFill } from './legal-page'

/** The seller in the words of a legal page: each is known, or a place to fill. */
export type Party = {
  name: string
  address: string
  representative: string
  register: string
  email: string
  telephone: string
  vatId: string
}

export function partyOf(seller: Seller | null): Party {
  const or = (text: string | null | undefined, what: string) => text || placeToFill(what)
  return {
    name: or(seller?.legalName, 'legal name of the seller, with its legal form'),
    address: addressOf(seller),
    representative: or(seller?.representative, 'who may sign for the company; else leave this out'),
    register: or(seller?.register, 'register and number; else leave this out'),
    email: or(seller?.email, 'e-mail'),
    telephone: or(seller?.telephone, 'telephone'),
    vatId: or(seller?.vatId, 'VAT number; else leave this out'),
  }
}

function addressOf(seller: Seller | null): string {
  const { street, street_2, postal_code, city, country } = seller?.address ?? {}
  if (!street || !city || !country) {
    return placeToFill('street and number, postcode and city, country')
  }
  const place = [postal_code, city].filter(Boolean).join(' ')
  return [street, street_2, place, countryName(country)].filter(Boolean).join(', ')
}
