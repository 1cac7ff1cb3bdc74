import SHOP_API from './shop-api.json' with { type: 'json' }

/** What follows these in a path opens something. */
const BEFORE_KEYS = ['cart', 'order', 'quote', 'licence', 'download', 'reset', 'verify', 'file']
const PLAIN_WORD = /^[a-z][a-z_-]{0,39}$/

/** No address of the shop has more; a stranger's may. */
const MOST_PARTS = 8

/** A path as a log may name it: `/api/download/:token`, `/order/:key`, `/api/typefaces/:id`. */
export function routePattern(path: string): string {
  const plain = path.split(/[?#]/, 1)[0] ?? ''
  if (Object.hasOwn(SHOP_API, plain)) return plain
  const parts = plain.split('/')
  const named = parts.slice(0, MOST_PARTS).map((part, at) => patternOf(part, parts[at - 1]))
  return [...named, ...(parts.length > MOST_PARTS ? ['…'] : [])].join('/')
}

function patternOf(part: string, before: string | undefined): string {
  if (part === '') return part
  if (before === 'download' || before === 'reset') return ':token'
  if (before !== undefined && BEFORE_KEYS.includes(before)) return ':key'
  return PLAIN_WORD.test(part) ? part : ':id'
}
