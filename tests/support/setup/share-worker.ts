import { vi } from 'vitest'

declare global {
  /** The process as its first test file found it. */
  var processOfTests: { env: NodeJS.ProcessEnv; console: Console } | undefined
}

/**
 * Test files share a process, since loading Payload and its packages takes seconds. The shop's own modules are loaded
 * anew for each file, and whatever a file before left in the process is put back.
 */
vi.resetModules()
const first = (globalThis.processOfTests ??= {
  env: { ...process.env },
  console: globalThis.console,
})

for (const name of Object.keys(process.env)) Reflect.deleteProperty(process.env, name)
Object.assign(process.env, first.env)
globalThis.console = { ...first.console }
for (const name of Object.getOwnPropertyNames(globalThis).filter(isOfTheShop))
  Reflect.deleteProperty(globalThis, name)

const { _payload: openedShops } = globalThis as { _payload?: Map<string, unknown> }
openedShops?.clear()

function isOfTheShop(name: string): boolean {
  return name.startsWith('fount')
}
