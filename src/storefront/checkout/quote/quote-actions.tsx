'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { QuoteView } from '@/domain/quote/quote-answer'
import { writeCart } from '../../shop/cart/cart-store'
import { callFailureOf } from '../../shop/call-failure'
import { stepPath } from '../../shop/shop-paths'
import { ActionButton } from '../../ui/action-button'
import { findTypedDetails, storeDetails, type Details } from '../details/details'
import { openQuotedCart, repeatQuote } from './quote-client'

/** The way on: to pay an open quote, to ask anew for one that is closed. A paid one needs none. */
export function QuoteActions({ quote }: { quote: QuoteView }) {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [errorMessage, setErrorMessage] = useState<string | null>(null)
  const isOpen = quote.state === 'open'

  async function goOn() {
    setBusy(true)
    setErrorMessage(null)
    try {
      router.push(isOpen ? await pay(quote) : await askAnew(quote))
    } catch (error) {
      setErrorMessage(callFailureOf(error).message)
      setBusy(false)
    }
  }

  if (quote.state === 'paid') return null
  return (
    <div className="quote-actions">
      <ActionButton
        label={isOpen ? 'Accept and pay' : 'Ask for it anew'}
        disabled={isBusy}
        onPress={() => void goOn()}
      />
      {errorMessage && (
        <div className="error-message" role="alert">
          <b>{errorMessage}</b>
        </div>
      )}
    </div>
  )
}

/** What the quote knows of its client is filled in, unless somebody has begun to. */
async function pay({ quote_key, prefill }: QuoteView): Promise<string> {
  const { cart_key: key } = await openQuotedCart(quote_key)
  if (!findTypedDetails(key)) storeDetails(key, detailsOf(prefill))
  return stepPath('details', key)
}

async function askAnew({ quote_key }: QuoteView): Promise<string> {
  const cart = await repeatQuote(quote_key)
  writeCart({ key: cart.cart_key, lines: cart.lines.length })
  return stepPath('cart', cart.cart_key)
}

function detailsOf({ client, vat_id, ...prefill }: QuoteView['prefill']): Details {
  return {
    ...prefill,
    vatId: vat_id,
    licensee: client ? 'client' : 'self',
    client: client ?? { name: '', company: '', email: '' },
    acceptsEulas: false,
  }
}
