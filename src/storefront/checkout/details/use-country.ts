import { useEffect, useRef, useState } from 'react'
import type { AddressField, PricedCart } from '@/domain/cart/priced-cart'
import { addressFieldsFor } from '@/domain/customer/address'
import type { CartState } from '../../shop/cart/use-cart'
import { setCountry } from '../checkout-client'
import { vatIdOf, type Details } from './details'

type CountryState = {
  fields: AddressField[]
  /** Requests the tax for what is typed, unless it is known already; resolves to the cart with that tax. */
  updateTax: (details: Details) => Promise<PricedCart>
  /** What the shop says of the VAT number as it is typed. */
  vatNote: string | undefined
}

/** The country decides the tax and which lines an address has. */
export function useCountry({ cart, replaceCart }: CartState, details: Details): CountryState {
  const [answer, setAnswer] = useState<{ country: string; fields: AddressField[] } | null>(null)
  const latest = useRef(0)

  async function updateTax(typed: Details): Promise<PricedCart> {
    const [country, vatId] = [typed.country, vatIdOf(typed)]
    const isKnown = cart.country === country && normalized(cart.vat_id ?? '') === normalized(vatId)
    if (!country || isKnown) return cart

    const call = ++latest.current
    const { address_fields: fields, ...priced } = await setCountry(cart.cart_key, country, vatId)
    if (call === latest.current) {
      setAnswer({ country, fields })
      replaceCart(priced)
    }
    return priced
  }

  const firstUpdate = useRef(updateTax)
  useEffect(() => {
    // What was typed before the page was loaded again; an error is shown when the visitor goes on.
    firstUpdate.current(details).catch(() => {})
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, with what the tab remembers
  }, [])

  const fields =
    answer?.country === details.country ? answer.fields : addressFieldsFor(details.country)
  const isTyped = normalized(cart.vat_id ?? '') === normalized(vatIdOf(details))
  return {
    fields: fields.filter((field) => field.name !== 'country'),
    updateTax,
    vatNote: isTyped ? cart.vat?.message : undefined,
  }
}

function normalized(vatId: string): string {
  return vatId.toUpperCase().replace(/[\s.\-/]/g, '')
}
