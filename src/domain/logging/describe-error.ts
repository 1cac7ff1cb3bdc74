import { scrubMessage, scrubText } from './scrub-text'

/** What a log keeps of an error. Whatever else it carries (a statement's parameters, a mail's recipients) stays out. */
export type ErrorDescription = {
  type: string
  message: string
  stack: string
  code?: string
  status?: number
  /** What Next calls the failure on the page. */
  digest?: string
  cause?: ErrorDescription
}

const MOST_CAUSES = 5
const FRAME = /^\s+at \S.*:\d+:\d+\)?$|^\s+at \S+ \(<anonymous>\)$/

export function describeError(error: Error, depth = 0): ErrorDescription {
  const { name, message, cause } = error
  const told = scrubMessage(String(message))
  const code = 'code' in error ? error.code : undefined
  const digest = 'digest' in error ? error.digest : undefined
  const status = 'status' in error ? error.status : undefined
  return {
    type: String(name),
    message: told,
    stack: [`${name}: ${told}`, ...framesOf(error)].join('\n'),
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

/** A stack begins with the message, whose lines may look like anything. */
function framesOf({ message, stack = '' }: Error): string[] {
  const start = message === '' ? -1 : stack.indexOf(message)
  const behind = start < 0 ? stack : stack.slice(start + message.length)
  return behind.split('\n').filter((line) => FRAME.test(line))
}
