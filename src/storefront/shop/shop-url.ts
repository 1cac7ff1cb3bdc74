import { useSearchParams } from 'next/navigation'

export type ShopStep = 'choose' | 'cart' | 'details' | 'payment'

/** The query of /shop and /cart, read in the browser. */
export type ShopQuery = {
  typeface: string | null
  styles: string[]
  line: string | null
  step: ShopStep
  intent: string | null
}

export function useShopQuery(): ShopQuery {
  const query = useSearchParams()
  const intent = query.get('payment_intent')
  return {
    typeface: query.get('typeface'),
    styles: query.getAll('styles').flatMap((ids) => ids.split(',').filter(Boolean)),
    line: query.get('line'),
    step: intent ? 'payment' : stepNamed(query.get('step')),
    intent,
  }
}

/** Between the steps of one cart only the URL changes: the cart is loaded already. */
export function showStep(cartKey: string, step: ShopStep): void {
  history.pushState(null, '', stepPath(step, cartKey))
  scrollTo({ top: 0 })
}

export function stepPath(step: ShopStep, cartKey: string): string {
  const cart = `/cart/${encodeURIComponent(cartKey)}`
  switch (step) {
    case 'choose':
      return '/shop'
    case 'cart':
      return cart
    case 'details':
    case 'payment':
      return `${cart}?step=${step}`
  }
}

export function choosePath(slug: string, line?: string): string {
  const typeface = `/shop?typeface=${encodeURIComponent(slug)}`
  return line ? `${typeface}&line=${encodeURIComponent(line)}` : typeface
}

/** The API answers absolute URLs; within the shop the path is enough. */
export function pathOf(absoluteUrl: string): string {
  const url = new URL(absoluteUrl, location.origin)
  return url.pathname + url.search
}

function stepNamed(name: string | null): ShopStep {
  return name === 'details' || name === 'payment' ? name : 'cart'
}
