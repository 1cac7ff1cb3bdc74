import { useRouter, useSearchParams } from 'next/navigation'
import { staysHere } from '../shell/no-connection'
import { startPage } from '../shell/page-on-its-way'
import { takesOver } from '../shell/site-ways'

export type ShopStep = 'choose' | 'cart' | 'details' | 'payment'

/** What stands behind the question mark of /shop and /cart, read in the browser. */
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

/** Goes to another page of the shop. */
export function useGoTo(): (address: string) => void {
  const router = useRouter()
  return function goTo(address) {
    if (staysHere(() => goTo(address))) return
    startPage()
    if (!takesOver(address, router.push)) router.push(address)
  }
}

/** Between the steps of one cart only the address changes: the cart is here already. */
export function showStep(cartKey: string, step: ShopStep): void {
  history.pushState(null, '', stepAddress(step, cartKey))
  scrollTo({ top: 0 })
}

export function stepAddress(step: ShopStep, cartKey: string): string {
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

export function chooseAddress(slug: string, line?: string): string {
  const typeface = `/shop?typeface=${encodeURIComponent(slug)}`
  return line ? `${typeface}&line=${encodeURIComponent(line)}` : typeface
}

/** The API answers whole addresses; within the shop the path is enough. */
export function pathOf(address: string): string {
  const url = new URL(address, location.origin)
  return url.pathname + url.search
}

function stepNamed(name: string | null): ShopStep {
  return name === 'details' || name === 'payment' ? name : 'cart'
}
