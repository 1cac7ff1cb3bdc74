import { answerText } from '@/app/answer-text'
import { composeRobots, isHiddenFromSearch } from '@/domain/site/search/hidden-from-search'
import { isDemo } from '@/operations/orders/payment/configured-payments'
import { shopOrigin } from '@/operations/shop-origin'

export const dynamic = 'force-dynamic'

/** GET /robots.txt */
export function GET(request: Request): Response {
  const origin = shopOrigin(request.headers)
  const isHidden = isHiddenFromSearch({ origin, isDemo: isDemo() })
  return answerText(request, { body: composeRobots({ origin, isHidden }), type: 'text/plain' })
}
