import { useSearchParams } from 'next/navigation'
import { cutText } from '@/domain/catalogue/typed-text'
import { decodeFeatures } from '@/domain/catalogue/features'
import { stepPath, type ShopStep } from './shop-paths'

/** What was typed on the way here, and the features it is set in. */
export type TypedText = { text: string; features: Record<string, boolean> }

/** The query of /shop and /cart, read in the browser. */
export type ShopQuery = {
  typeface: string | null
  styles: string[]
  /** One to pick beside what is picked already. */
  style: string | null
  line: string | null
  typed: TypedText
  /** The number of the licence that is upgraded. */
  upgrade: string | null
  /** It becomes a licence for everybody. */
  isFull: boolean
  /** The licence a question is about. */
  ask: { type: string; tier: string | null } | null
  step: ShopStep
  intent: string | null
}

export function useShopQuery(): ShopQuery {
  const query = useSearchParams()
  const intent = query.get('payment_intent')
  return {
    typeface: query.get('typeface'),
    styles: query.getAll('styles').flatMap((ids) => ids.split(',').filter(Boolean)),
    style: query.get('style'),
    line: query.get('line'),
    typed: {
      text: cutText(query.get('text') ?? '').trim(),
      features: decodeFeatures(query.get('features')),
    },
    upgrade: query.get('upgrade'),
    isFull: query.has('full'),
    ask: askedIn(query.get('ask')),
    step: intent ? 'payment' : stepNamed(query.get('step')),
    intent,
  }
}

/** Between the steps of one cart only the URL changes: the cart is loaded already. */
export function showStep(cartKey: string, step: ShopStep): void {
  history.pushState(null, '', stepPath(step, cartKey))
  scrollTo({ top: 0 })
}

function stepNamed(name: string | null): ShopStep {
  return name === 'details' || name === 'payment' ? name : 'cart'
}

/** "video.shown-cinema"; keys hold no point. */
function askedIn(text: string | null): ShopQuery['ask'] {
  const [type = '', tier = null] = text?.split('.') ?? []
  return type ? { type, tier } : null
}
