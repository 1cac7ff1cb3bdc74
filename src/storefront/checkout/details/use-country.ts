import { useEffect, useRef, useState } from 'react'
import type { AddressField, PricedCart } from '@/domain/cart/priced-cart'
import { addressFieldsFor } from '@/domain/customer/address-fields'
import type { OpenCart } from '../../shop/cart/use-cart'
import { setCountry } from '../checkout-client'
import { vatIdOf, type Details } from './details'

type CountryOfCart = {
  fields: AddressField[]
  /** Has the tax worked out for what is typed, unless it is known already; the cart as it then is. */
  settle: (details: Details) => Promise<PricedCart>
}

/** The country decides the tax and which lines an address has. */
export function useCountry({ cart, take }: OpenCart, details: Details): CountryOfCart {
  const [answered, setAnswered] = useState<{ country: string; fields: AddressField[] } | null>(null)
  const latest = useRef(0)

  async function settle(typed: Details): Promise<PricedCart> {
    const [country, vatId] = [typed.country, vatIdOf(typed)]
    const isKnown = cart.country === country && plain(cart.vat_id ?? '') === plain(vatId)
    if (!country || isKnown) return cart

    const call = ++latest.current
    const { address_fields: fields, ...priced } = await setCountry(cart.cart_key, country, vatId)
    if (call === latest.current) {
      setAnswered({ country, fields })
      take(priced)
    }
    return priced
  }

  const first = useRef(settle)
  useEffect(() => {
    // What was typed before the page was loaded again; a fault is told when the visitor goes on.
    first.current(details).catch(() => {})
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, with what the tab remembers
  }, [])

  const fields =
    answered?.country === details.country ? answered.fields : addressFieldsFor(details.country)
  return { fields: fields.filter((field) => field.name !== 'country'), settle }
}

function plain(vatId: string): string {
  return vatId.toUpperCase().replace(/[\s.\-/]/g, '')
}
