import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { server } from '../programs.mjs'
import { SetupFailed } from '../setup-failed.mjs'
import { assertNotStopped, startChild } from './children.mjs'
import { openStepLine } from './step-line.mjs'

/** Starts the built shop and waits until its font list, then its first page, answers. `ended` resolves with its exit code. */
export async function serveShop({ buildDir, host, port, env }) {
  const line = openStepLine('Starting the shop')
  const address = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`
  const child = startChild(server({ buildDir, host, port }), {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = keepQuietUntilReady(child)
  const ended = new Promise((resolve) => child.once('close', (code) => resolve(code ?? 0)))

  const outcome = await Promise.race([ended.then(() => 'ended'), firstAnswer(address)])
  line.close(outcome === 'ended' ? 'failed' : 'done')
  output.open()
  if (outcome === 'ended') {
    assertNotStopped()
    throw new SetupFailed('The shop ended before it answered.')
  }
  return { address, child, ended, status: outcome }
}

async function firstAnswer(address) {
  for (;;) {
    const list = await fetch(`${address}/api/fonts`).catch(() => null)
    await list?.arrayBuffer()
    const page = list && (await fetch(address).catch(() => null))
    if (page) {
      await page.arrayBuffer()
      return page.status
    }
    await wait(200, null, { ref: false })
  }
}

/** The server's greeting is not ours; what it says of trouble is shown as soon as the line is free. */
function keepQuietUntilReady(child) {
  const held = []
  let isOpen = false
  for (const [input, output] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]) {
    createInterface({ input }).on('line', (text) => {
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
