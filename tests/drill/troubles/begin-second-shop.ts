import { findFreePort } from '../../../src/setup/processes/find-free-port.mjs'
import { startChild } from '../../../src/setup/processes/children.mjs'
import { server } from '../../../src/setup/programs.mjs'

const REFUSAL = 'Another shop works on'

/** A second shop on the same folder: null when it was refused in a sentence, else what it did. */
export async function beginSecondShop(
  env: Record<string, string>,
  buildDir: string,
): Promise<string | null> {
  const port = await findFreePort()
  const [program = '', ...words] = server({ buildDir, host: '127.0.0.1', port })
  const child = startChild([program, ...words], {
    env: { ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const output of [child.stdout, child.stderr]) output?.on('data', (part) => (said += part))
  const timer = setTimeout(() => child.kill('SIGKILL'), 20_000)
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  clearTimeout(timer)
  if (code === 1 && said.includes(REFUSAL)) return null
  return `A second shop on the same folder was not refused: it ended with ${code}.`
}
