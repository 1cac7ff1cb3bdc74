import { createInterface } from 'node:readline'
import { SetupFailed, StepDropped } from '../setup-failed.mjs'
import { assertNotStopped, isStopped, startChild, wasDropped } from './children.mjs'
import { openStepLine } from './step-line.mjs'

const END_WITH_PARENT = new URL('end-with-parent.mjs', import.meta.url).href

/**
 * Runs one program as one line. Its own words are shown only when it fails (the last `tail` lines of them), or, for a
 * test runner, the lines `closing` picks.
 */
export async function runStep(title, command, { env = process.env, tail = 40, closing } = {}) {
  const line = openStepLine(title)
  const child = startChild(endingWithUs(command), { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  const printed = []
  const note = (text) => {
    printed.push(text)
    line.setWords(text)
  }
  const readers = [child.stdout, child.stderr].map((input) => readLines(input, note))
  const [code] = await Promise.all([ended(child), ...readers])

  if (isStopped() || wasDropped(child)) {
    line.close('stopped')
    assertNotStopped()
    throw new StepDropped(title)
  }
  if (code !== 0) {
    line.close('failed', printed.slice(-tail).join('\n'))
    throw new SetupFailed(`${title} failed.`)
  }
  line.close('done', closing && printed.filter((text) => closing.test(text)).join('\n'))
  return printed
}

/** A setup that is killed passes nothing on: its step would go on beside the next start. */
function endingWithUs([program, ...words]) {
  return program === process.execPath
    ? [program, '--import', END_WITH_PARENT, ...words]
    : [program, ...words]
}

async function readLines(input, note) {
  for await (const text of createInterface({ input })) note(text)
}

function ended(child) {
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new SetupFailed(error.message)))
    child.once('close', (code) => resolve(code ?? 1))
  })
}
