import SHOP_API from './shop-api.json' with { type: 'json' }

/** Payload's REST, which says for itself what it takes where, to OPTIONS too. */
const PAYLOAD_API = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS']
/** Payload's server functions are POSTs to the page of the admin panel they are called from. */
const ADMIN = ['GET', 'HEAD', 'POST']
const PAGE = ['GET', 'HEAD']
/** The preview of a page, a story or a use renders what staff type: a server function, too. */
const PREVIEW = /^\/preview\/(pages|stories|uses)\/[^/]+$/

/** The methods that a path of the shop takes; whether it leads anywhere is asked later. */
export function allowedMethods(path: string): readonly string[] {
  const plain = path.replace(/\/+$/, '')
  const ours = methodsOfShop(plain)
  if (ours) return ours.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  if (plain.startsWith('/api/')) return PAYLOAD_API
  return takesServerCalls(path) ? ADMIN : PAGE
}

/** Where somebody signs in, or becomes the first who can. */
const DOORS = /^\/api\/users\/(login|forgot-password|reset-password|first-register|verify\/[^/]+)$/

/** Whether a request writes to Payload's REST, which nobody does but who is signed in. */
export function isStaffWrite(method: string, path: string): boolean {
  const plain = path.replace(/\/+$/, '')
  if (!plain.startsWith('/api/') || ['GET', 'HEAD', 'OPTIONS'].includes(method)) return false
  // The shop's own API anybody may call.
  return !methodsOfShop(plain) && !DOORS.test(plain)
}

/** `tests/unit/domain/site/allowed-methods.test.ts` holds the table equal to the endpoints. */
function methodsOfShop(path: string) {
  return Object.entries(SHOP_API).find(([pattern]) => fits(path, pattern))?.[1]
}

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
