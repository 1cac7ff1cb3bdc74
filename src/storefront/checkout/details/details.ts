import { isRecord } from '@/domain/is-record'
import type { Licensee } from '@/domain/cart/cart-request'
import type { AddressField, PricedCart } from '@/domain/cart/priced-cart'
import { needsDeliveryConsent, type Buyer } from '@/domain/order/consents'
import type { OwnDetails } from '@/domain/order/mine-answer'
import type { Place } from '@/domain/tax/territory'
import { hasVatIds } from '@/domain/tax/vat-id'
import { isSameAddress } from '@/domain/customer/email-address'
import { isName } from '@/domain/unseen-marks'
import { readStoredNames } from '../../buyers/own-names'
import {
  readFromSession,
  removeFromSession,
  storeInSession,
} from '../../shell/requests/browser-storage'

/** What a visitor types, as typed. Stored in the tab until the cart is paid. */
export type Details = {
  email: string
  name: string
  company: string
  country: string
  vatId: string
  address: Partial<Record<AddressField['name'], string>>
  licensee: 'self' | 'client'
  client: { name: string; company: string; email: string }
  acceptsEulas: boolean
  /** Asked of consumers in the EU. */
  acceptsDelivery?: boolean
}

const NO_DETAILS: Details = {
  email: '',
  name: '',
  company: '',
  country: '',
  vatId: '',
  address: {},
  licensee: 'self',
  client: { name: '', company: '', email: '' },
  acceptsEulas: false,
}

export function readDetails(cartKey: string, own: OwnDetails | null): Details {
  const typed = findTypedDetails(cartKey)
  if (!typed && !own) return { ...NO_DETAILS, ...readStoredNames() }
  return withOwn(typed ?? NO_DETAILS, own)
}

/**
 * Who is signed in begins with what the shop knows of them: unless the buyer is somebody else by what is typed, or a quote says, or
 * has an address already.
 */
export function withOwn(typed: Details, own: OwnDetails | null): Details {
  if (own === null || hasText(Object.values(typed.address))) return typed
  const { email, name, company, vatId } = typed
  const { vat_id: ownVatId, country, address, ...names } = own
  if (!hasText([email, name, company, vatId]))
    return { ...typed, ...names, country, address, vatId: ownVatId }

  const isSame = isSameAddress(email, own.email) && company.trim() === own.company
  return isSame ? { ...typed, country, address, vatId: vatId || ownVatId } : typed
}

/** Where nobody has chosen a country, what the cart's bill counts with stands in the fields: another tab of its buyer told it. */
export function withPlaceOf(
  { country, postal_code: postalCode, vat_id: vatId }: PricedCart,
  typed: Details,
): Details {
  if (typed.country || !country) return typed
  const address = postalCode ? { postal_code: postalCode, ...typed.address } : typed.address
  return { ...typed, country, address, vatId: typed.vatId || (vatId ?? '') }
}

function hasText(texts: string[]): boolean {
  return texts.some((text) => text.trim() !== '')
}

/** null: nobody has begun to type. */
export function findTypedDetails(cartKey: string): Details | null {
  return readFromSession(nameOf(cartKey), isDetails)
}

export function storeDetails(cartKey: string, details: Details): void {
  storeInSession(nameOf(cartKey), details)
}

export function removeDetails(cartKey: string): void {
  removeFromSession(nameOf(cartKey))
}

/** The body of POST /api/order/checkout. */
export function checkoutBodyOf(details: Details, cart: PricedCart) {
  const { email, name, company, country, address, acceptsEulas } = details
  return {
    cart_key: cart.cart_key,
    email,
    name,
    ...(company.trim() && { company }),
    address: { ...address, country },
    licensee: licenseeOf(details),
    accepted_eulas: acceptedEulas(acceptsEulas, cart),
    ...(acceptsDelivery(details) && { consents: { immediate_delivery: true } }),
    quote_hash: cart.quote_hash,
  }
}

/** The body of POST /api/order/quote: who makes it, and for whom. */
export function quoteBodyOf(details: Details, cartKey: string) {
  const { email, name, company } = details
  return {
    cart_key: cartKey,
    email,
    name,
    ...(company.trim() && { company }),
    licensee: licenseeOf(details),
  }
}

function acceptedEulas(isAccepted: boolean, { eulas }: PricedCart): string[] | null {
  if (eulas.length === 0) return null
  return isAccepted ? eulas.map(({ id }) => id) : []
}

/** As the rules of consent know the buyer. */
export function buyerOf(details: Details): Buyer {
  const { country, company } = details
  return {
    country,
    company: isName(company) ? company.trim() : null,
    vatId: vatIdOf(details) || null,
  }
}

/** A tick that is no longer shown does not count. */
function acceptsDelivery(details: Details): boolean {
  return Boolean(details.acceptsDelivery) && needsDeliveryConsent(buyerOf(details))
}

/** Only companies have VAT numbers, and not everywhere; one typed before country or company changed does not count. */
export function vatIdOf(details: Details): string {
  return mayHaveVatId(details) ? details.vatId.trim() : ''
}

export function mayHaveVatId({ country, company }: Details): boolean {
  return hasVatIds(country) && isName(company)
}

/** What decides about the tax. */
export function placeOf({ country, address }: Details): Place {
  return { country, postalCode: address.postal_code?.trim() || null }
}

function licenseeOf({ licensee, client }: Details): Licensee {
  if (licensee === 'self') return { kind: 'self' }
  const { name, company, email } = client
  return {
    kind: 'client',
    name,
    ...(company.trim() && { company }),
    ...(email.trim() && { email }),
  }
}

function nameOf(cartKey: string): string {
  return `details:${cartKey}`
}

function isDetails(value: unknown): value is Details {
  if (!isRecord(value) || !isRecord(value.address) || !isRecord(value.client)) return false
  const { email, name, company, country, vatId, client } = value
  const texts = [email, name, company, country, vatId, client.name, client.company, client.email]
  return texts.every((text) => typeof text === 'string')
}
