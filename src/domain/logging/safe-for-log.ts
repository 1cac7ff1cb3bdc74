import { describeError } from './describe-error'
import { scrubText } from './scrub-text'

/** Fields that hold people, their words or their keys, whatever they hold them for. */
const PRIVATE = new RegExp(
  `^(${[
    'e?mail|address|name|company|street(_2)?|city|postal_?code|vat_?id|licensee|buyer|user|customer',
    'password|hash|salt|nonce|secret|client_?secret|token|key|\\w*(key|hash|token|secret)|sid|sessions?',
    'params|parameters|values|keyvalue|query|body|data|doc|docs|details|cookies?|authorization|headers',
    'to|cc|bcc|from|subject|text|html|rejected|accepted|envelope|recipients?|response|url',
  ].join('|')})$`,
  'i',
)
const DEEPEST = 4
const MOST_ENTRIES = 50

/** The one serializer: what any logger of the shop is given passes through here. */
export function safeForLog(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return scrubText(value)
  if (value instanceof Error) return describeError(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= DEEPEST) return '[deeper]'
  if (Array.isArray(value))
    return value.slice(0, MOST_ENTRIES).map((one) => safeForLog(one, depth + 1))
  return safeFields(value, depth)
}

function safeFields(value: object, depth: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MOST_ENTRIES)
      .map(([field, one]) => [
        scrubText(field),
        PRIVATE.test(field) && one !== null && one !== undefined
          ? '[left out]'
          : safeForLog(one, depth + 1),
      ]),
  )
}
