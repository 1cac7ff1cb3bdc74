/** The shop's own API; `tests/unit/domain/site/allowed-methods.test.ts` holds it equal to the endpoints. */
export const SHOP_API: Record<string, readonly ('GET' | 'POST')[]> = {
  '/api/csrf': ['GET'],
  '/api/demo-payments/pay': ['POST'],
  '/api/download/:token': ['GET'],
  '/api/eula/:name': ['GET'],
  '/api/eula/:type/:name': ['GET'],
  '/api/fonts': ['GET'],
  '/api/fonts/characters/:style': ['GET'],
  '/api/fonts/glyph/:style': ['GET'],
  '/api/fonts/letters/:style': ['GET'],
  '/api/fonts/names/:typeface': ['GET'],
  '/api/fonts/signed/:style': ['GET'],
  '/api/fonts/sheet/:style': ['POST'],
  '/api/forms/:form': ['POST'],
  '/api/licence/:token': ['GET'],
  '/api/order': ['GET', 'POST'],
  '/api/order/checkout': ['POST'],
  '/api/order/country': ['POST'],
  '/api/order/enquiry': ['POST'],
  '/api/order/licence': ['POST'],
  '/api/order/mail-choices': ['POST'],
  '/api/order/mail-choices/refuse': ['POST'],
  '/api/order/quote': ['GET', 'POST'],
  '/api/order/quote/again': ['POST'],
  '/api/order/quote/pay': ['POST'],
  '/api/order/quote/pdf': ['GET'],
  '/api/order/data': ['GET'],
  '/api/order/erasure': ['POST'],
  '/api/order/erasure/confirm': ['POST'],
  '/api/order/mine': ['GET'],
  '/api/order/own': ['GET'],
  '/api/order/sign-in': ['POST'],
  '/api/order/sign-in/confirm': ['POST'],
  '/api/order/sign-out': ['POST'],
  '/api/order/status': ['GET'],
  '/api/order/transfer': ['POST'],
  '/api/order/stripe/confirm': ['POST'],
  '/api/order/stripe/create': ['POST'],
  '/api/order/stripe/webhook': ['POST'],
  '/api/order/renew': ['POST'],
  '/api/order/trial': ['POST'],
  '/api/order/upgrade': ['GET', 'POST'],
}

/** Payload's REST, which says for itself what it takes where, to OPTIONS too. */
const PAYLOAD_API = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS']
/** Payload's server functions are POSTs to the page of the admin panel they are called from. */
const ADMIN = ['GET', 'HEAD', 'POST']
const PAGE = ['GET', 'HEAD']
/** The preview of a page or a story renders what staff type: a server function, too. */
const PREVIEW = /^\/preview\/(pages|stories)\/[^/]+$/

/** The methods that a path of the shop takes; whether it leads anywhere is asked later. */
export function allowedMethods(path: string): readonly string[] {
  const plain = path.replace(/\/+$/, '')
  const ours = methodsOfShop(plain)
  if (ours) return ours.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  if (plain.startsWith('/api/')) return PAYLOAD_API
  return takesServerCalls(path) ? ADMIN : PAGE
}

/** Whether a path is one of the shop's own API, which anybody may call. */
function isShopApi(path: string): boolean {
  return methodsOfShop(path) !== undefined
}

/** Where somebody signs in, or becomes the first who can. */
const DOORS = /^\/api\/users\/(login|forgot-password|reset-password|first-register|verify\/[^/]+)$/

/** Whether a request writes to Payload's REST, which nobody does but who is signed in. */
export function isStaffWrite(method: string, path: string): boolean {
  const plain = path.replace(/\/+$/, '')
  if (!plain.startsWith('/api/') || ['GET', 'HEAD', 'OPTIONS'].includes(method)) return false
  return !isShopApi(plain) && !DOORS.test(plain)
}

function methodsOfShop(path: string) {
  return Object.entries(SHOP_API).find(([pattern]) => fits(path, pattern))?.[1]
}

/** Why a server function is not called. */
export type CallRefusal = { status: number; message: string; retryAfterInSeconds?: number }

/** Whether a POST to this path calls a server function. */
export function takesServerCalls(path: string): boolean {
  const plain = path.replace(/\/+$/, '')
  return plain === '/admin' || plain.startsWith('/admin/') || PREVIEW.test(plain)
}

function fits(path: string, pattern: string): boolean {
  const parts = path.split('/')
  const wanted = pattern.split('/')
  return (
    parts.length === wanted.length &&
    wanted.every((part, index) => part.startsWith(':') || part === parts[index])
  )
}
