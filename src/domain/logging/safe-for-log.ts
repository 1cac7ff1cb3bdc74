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

/** What a log keeps of an error. Whatever else it carries (a statement's parameters, a mail's recipients) stays out. */
type ErrorDescription = {
  type: string
  message: string
  stack: string
  code?: string
  status?: number
  /** What Next calls the failure on the page. */
  digest?: string
  cause?: ErrorDescription
}

const MOST_CAUSES = 3

const MOST_FRAMES = 7

const MOST_FRAMES_OF_CAUSE = 3

/** A statement names every column of a table. */
const MOST_OF_MESSAGE = 300

const FRAME = /^\s+at \S.*:\d+:\d+\)?$|^\s+at \S+ \(<anonymous>\)$/

function describeError(error: Error, depth = 0): ErrorDescription {
  const { name, message, cause } = error
  const told = cutWithin(scrubMessage(String(message)))
  const frames = framesOf(error).slice(0, depth > 0 ? MOST_FRAMES_OF_CAUSE : MOST_FRAMES)
  const code = 'code' in error ? error.code : undefined
  const digest = 'digest' in error ? error.digest : undefined
  const status = 'status' in error ? error.status : undefined
  return {
    type: String(name),
    message: told,
    stack: [`${name}: ${told}`, ...frames].join('\n'),
    ...(typeof code === 'string' || typeof code === 'number' ? { code: scrubText(`${code}`) } : {}),
    ...(typeof status === 'number' ? { status } : {}),
    ...(typeof digest === 'string' ? { digest: scrubText(digest) } : {}),
    ...(cause instanceof Error && depth < MOST_CAUSES
      ? { cause: describeError(cause, depth + 1) }
      : {}),
  }
}

/** The same as text, the causes below. */
export function errorAsText(error: Error): string {
  const lines: string[] = []
  for (let one: ErrorDescription | undefined = describeError(error); one; one = one.cause) {
    const code = one.code === undefined ? '' : ` (${one.code})`
    const reference = one.digest === undefined ? '' : `Reference ${one.digest}: `
    lines.push(`${reference}${lines.length > 0 ? 'Caused by ' : ''}${one.stack}${code}`)
  }
  return lines.join('\n')
}

/** What was cut out stands in its midst: how a sentence begins and ends says most. */
function cutWithin(text: string): string {
  const half = MOST_OF_MESSAGE / 2
  return text.length <= MOST_OF_MESSAGE ? text : `${text.slice(0, half)} … ${text.slice(-half)}`
}

const MOST_BYTES_OF_ENTRY = 2000

/** What is written at once: two kilobytes, whatever failed. */
export function cutEntry(text: string): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(MOST_BYTES_OF_ENTRY))
  return read < text.length ? `${text.slice(0, read)} …` : text
}

/** A stack begins with the message, whose lines may look like anything. */
function framesOf({ message, stack = '' }: Error): string[] {
  const start = message === '' ? -1 : stack.indexOf(message)
  const behind = start < 0 ? stack : stack.slice(start + message.length)
  return behind.split('\n').filter((line) => FRAME.test(line))
}

const LEFT_OUT = '[left out]'

/** What a text of a log may not hold, each with what takes its place. A driver's parameters come first: they may look like anything. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/(\bparams: )[\s\S]*?(?=\n\s+at |$)/g, `$1${LEFT_OUT}`],
  [/(dup key: )\{[\s\S]*\}/g, `$1${LEFT_OUT}`],
  [/(for value )"[\s\S]*?"(?= at path| \(type|$)/g, `$1${LEFT_OUT}`],
  [/(\/\/)[^\s/@]+@/g, `$1${LEFT_OUT}@`],
  [/[^\s<>"'(),;:=[\]]+@[^\s<>"'(),;:[\]]+/g, '[email]'],
  [/(\/(?:download|reset)\/)[^\s"'?#)]+/g, '$1:token'],
  [/\b(\w*(?:key|token|secret|email|password))=[^&\s"']+/gi, `$1=${LEFT_OUT}`],
]

/** Values that stand within a statement itself. */
const LITERAL = /'(?:[^']|'')*'/g

const STATEMENT = /(Failed query: )([\s\S]*?)(?=\nparams: |$)/g

const WORD = /[A-Za-z0-9_-]{20,}/g

/** Names of migrations begin with their time. */
const MIGRATION = /^\d{8}_\d{6}_[a-z_]+$/

const ROW_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$|^[0-9a-f]{24}$/

/** Stripe's names of things; a client secret has one in front, and more behind. */
const STRIPE_ID = /^(pi|evt|ch|re|dp)_[A-Za-z0-9]+$/

/** A text without what nobody may read in a log: parameters of statements, addresses of people, keys of links. */
export function scrubText(text: string): string {
  const plain = text.replace(
    STATEMENT,
    (_whole, before: string, statement: string) => before + statement.replace(LITERAL, '?'),
  )
  const scrubbed = SECRETS.reduce(
    (result, [found, instead]) => result.replace(found, instead),
    plain,
  )
  return scrubbed.replace(WORD, (word) => (isOpaque(word) ? LEFT_OUT : word))
}

/** The same for the message of one error: nothing follows its parameters, whatever they look like. */
function scrubMessage(message: string): string {
  return scrubText(message.replace(/\bparams: [\s\S]*$/, 'params: '))
}

/** Whether a long word was made by chance rather than written: it mixes digits or capitals among its letters. */
function isOpaque(word: string): boolean {
  if ([MIGRATION, ROW_ID, STRIPE_ID].some((known) => known.test(word))) return false
  const capitals = word.replace(/[^A-Z]/g, '').length
  const smalls = word.replace(/[^a-z]/g, '').length
  const digits = word.replace(/[^0-9]/g, '').length
  return (digits > 1 && smalls + capitals > 0) || (smalls > 0 && capitals > word.length * 0.3)
}
