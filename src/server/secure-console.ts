import { format } from 'node:util'
import { cutEntry, errorAsText, safeForLog } from '@/domain/logging/safe-for-log'

const METHODS = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const

/** The server and what Next bundles have each their copy of this file, and share one console. */
const SECURED = Symbol.for('fount.console')

/** From now on everything that is written to the console passes the serializer: what Next, Node and the packages print of an error too. */
export function secureConsole(): void {
  const target = globalThis.console
  if (SECURED in target) return
  Object.defineProperty(target, SECURED, { value: true })
  for (const method of METHODS) {
    const write = target[method].bind(target)
    target[method] = (...words: unknown[]) => write(cutEntry(format(...words.map(safeWord))))
  }
}

/** Node would print an error that nobody caught itself, with all it carries; then it ends as it would have. */
export function reportUncaught(): void {
  process.on('uncaughtException', (error) => {
    console.error(error)
    process.exit(1)
  })
}

function safeWord(word: unknown): unknown {
  return word instanceof Error ? errorAsText(word) : safeForLog(word)
}
