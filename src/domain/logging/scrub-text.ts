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
export function scrubMessage(message: string): string {
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
