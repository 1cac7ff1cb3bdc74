import { type Logger, pino } from 'pino'
import { prettyFactory } from 'pino-pretty'
import { isRecord } from '@/domain/is-record'
import { cutEntry, safeForLog, scrubText } from '@/domain/logging/safe-for-log'
import { env } from '@/env'

const pretty = prettyFactory({
  colorize: false,
  ignore: 'pid,hostname,name',
  translateTime: 'SYS:HH:MM:ss',
})

/** Payload's logger, and with it the shop's: whatever is handed to it is made safe first. Lines are written at once, so none is lost at an exit. */
export const shopLogger: Logger = pino(
  {
    name: 'shop',
    // Errors are described already when pino sees them.
    serializers: { err: (error: unknown) => error },
    hooks: {
      logMethod(words, log) {
        const [first, ...rest] = words as unknown[]
        const refused = refusalIn(first)
        // Where each request is a line by itself, a refusal needs no second one.
        if (refused !== null && env.logsRequests) return
        if (refused !== null) return log.apply(this, [scrubText(refused)] as never)
        const safe = first instanceof Error ? { err: safeForLog(first) } : safeForLog(first)
        log.apply(this, [safe, ...rest.map((word) => safeForLog(word))] as never)
      },
    },
  },
  { write: (line: string) => void process.stdout.write(`${cutEntry(pretty(line).trimEnd())}\n`) },
)

/** Payload hands over each request that it refused as an error: where in its code that was nobody needs to know. */
function refusalIn(word: unknown): string | null {
  if (!isRecord(word) || 'msg' in word) return null
  const { err: error } = word
  if (!(error instanceof Error) || !('status' in error)) return null
  const { status, message } = error
  return typeof status === 'number' && status >= 400 && status < 500 ? message : null
}
