import { createInterface } from 'node:readline'
import { assertNotStopped, isStopped, startChild } from './children.mjs'
import { SetupFailed } from './setup-failed.mjs'
import { openStepLine } from './step-line.mjs'

/**
 * Runs one program as one line. Its own words are shown only when it fails (the last `tail` lines of them), or, for a
 * test runner, the lines `closing` picks.
 */
export async function runStep(title, command, { env = process.env, tail = 40, closing } = {}) {
  const line = openStepLine(title)
  const child = startChild(command, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const heard = []
  const listen = (text) => {
    heard.push(text)
    line.hear(text)
  }
  const readers = [child.stdout, child.stderr].map((input) => readLines(input, listen))
  const [code] = await Promise.all([ended(child), ...readers])

  line.close(isStopped() ? 'stopped' : code === 0 ? 'done' : 'failed')
  assertNotStopped()
  if (code !== 0) {
    console.error(heard.slice(-tail).join('\n'))
    throw new SetupFailed(`${title} failed.`)
  }
  if (closing) console.log(heard.filter((text) => closing.test(text)).join('\n'))
  return heard
}

async function readLines(input, listen) {
  for await (const text of createInterface({ input })) listen(text)
}

function ended(child) {
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new SetupFailed(error.message)))
    child.once('close', (code) => resolve(code ?? 1))
  })
}
