import { ownValue } from '@/domain/own-value'
import { HEAD_SCRIPT } from '@/storefront/shell/before-hydration/inline-scripts'

/** What a page may load, by directive. Scripts that stand in a page are named by their hashes: see hash-inline-scripts.ts. */
type Policy = Record<string, string[]>

const SELF = "'self'"

const EVERYWHERE: Policy = {
  'default-src': [SELF],
  'script-src': [SELF],
  // React sets styles on elements, and the rules of menu previews stand in the page.
  'style-src': [SELF, "'unsafe-inline'"],
  'img-src': [SELF, 'data:', 'blob:'],
  'font-src': [SELF, 'data:'],
  'connect-src': [SELF],
  'frame-src': [SELF],
  'worker-src': [SELF, 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': [SELF],
  // The admin shows pages of the shop beside the form.
  'frame-ancestors': [SELF],
}

/** What Stripe's guide asks for: https://docs.stripe.com/security/guide#content-security-policy */
const STRIPE: Policy = {
  'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
}

export function securityPolicy({
  isPayment,
  hashes,
}: {
  isPayment: boolean
  hashes: readonly string[]
}): string {
  const more: Policy = isPayment ? STRIPE : {}
  return Object.entries(EVERYWHERE)
    .map(([directive, sources]) => {
      const scripts = directive === 'script-src' ? hashes.map((hash) => `'${hash}'`) : []
      return [directive, ...sources, ...(ownValue(more, directive) ?? []), ...scripts].join(' ')
    })
    .join('; ')
}

/** The one script of ours that every page of the shop carries, as it was generated. */
export const HEAD_SCRIPT_HASH = HEAD_SCRIPT.hash

/** Whether a page is the step of the checkout that shows Stripe's fields: nothing else meets another host. */
export function isPaymentStep(url: string): boolean {
  const [path = '', query = ''] = url.split('?', 2)
  return /^\/cart\/[^/]+\/?$/.test(path) && new URLSearchParams(query).get('step') === 'payment'
}
