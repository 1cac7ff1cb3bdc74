import { appendFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { server } from '../programs.mjs'
import { SetupFailed } from '../setup-failed.mjs'
import { assertNotStopped, endChild, startChild } from './children.mjs'
import { openStepLine } from './step-line.mjs'

/** A shop that answers with errors has this long to come round. */
const PATIENCE_IN_MS = 3_000

/**
 * Starts the built shop and waits until its font list and its first page answer with 200: nothing else is ready (of a process
 * that only works, what it says of itself). `ended`
 * resolves with its exit code. The server ends when this process is gone: src/server/stop-when-asked.ts. What it prints is
 * kept in the file `log` too, where one is named.
 */
export async function serveShop({ buildDir, host, port, env }, { log = '' } = {}) {
  const line = openStepLine('Starting the shop')
  const address = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`
  const child = startChild(server({ buildDir, host, port }), {
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const output = keepQuietUntilReady(child, log)
  const ended = new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)))

  const outcome = await Promise.race([
    ended.then(() => 'ended'),
    untilReady(address, env.ROLE === 'work' ? ['/readyz'] : ['/api/fonts', '/']),
  ])
  line.close(outcome === 200 ? 'done' : 'failed')
  output.open()
  if (outcome === 200) return { address, child, ended }

  assertNotStopped()
  if (outcome === 'ended') throw new SetupFailed('The shop ended before it answered.')
  await endChild(child)
  throw new SetupFailed(
    `The shop answers with ${outcome}, so it was stopped. What it said stands above.`,
  )
}

/** 200, or the status it still answers with when patience ends. */
async function untilReady(address, paths) {
  let failingSince = null
  for (;;) {
    const status = await statusOf(address, paths)
    if (status === 200) return status
    if (status !== null) failingSince ??= Date.now()
    if (failingSince !== null && Date.now() - failingSince > PATIENCE_IN_MS)
      return status ?? 'nothing'
    await wait(200, null, { ref: false })
  }
}

/** Of the first path, and of the next once that is there; null while nothing answers. */
async function statusOf(address, paths) {
  for (const path of paths) {
    const answer = await fetch(address + path).catch(() => null)
    await answer?.arrayBuffer().catch(() => {})
    if (answer?.status !== 200) return answer?.status ?? null
  }
  return 200
}

/** The server's greeting is not ours; what it says of trouble is shown as soon as the line is free. */
function keepQuietUntilReady(child, log) {
  const held = []
  let isOpen = false
  for (const [input, output] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]) {
    createInterface({ input }).on('line', (text) => {
      if (log) appendFileSync(log, `${text}\n`)
      if (isOpen) output.write(`${text}\n`)
      else if (!isGreeting(text)) held.push(text)
    })
  }
  return {
    open() {
      isOpen = true
      for (const text of held) process.stderr.write(`${text}\n`)
    },
  }
}

function isGreeting(text) {
  return text.trim() === '' || /^\s*(▲|✓|-) ?/.test(text)
}
