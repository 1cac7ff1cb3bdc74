import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { closeSpec } from './close-spec'
import { findOpenSpec } from './find-stripe-mock'

export type StripeMock = { base: string; stop(): Promise<void> }

const START_WITHIN_MS = 30_000

export async function runStripeMock(binary: string): Promise<StripeMock> {
  const folder = await mkdtemp(join(tmpdir(), 'stripe-mock-'))
  const port = await freePort()
  const words = ['-http-port', String(port), ...(await closedSpec(folder))]
  const child = spawn(binary, words, { stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  const base = `http://127.0.0.1:${port}`
  const stop = async () => {
    child.kill()
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await listening(base, ended)
  } catch (error) {
    await stop()
    throw error
  }
  return { base, stop }
}

async function closedSpec(folder: string): Promise<string[]> {
  const open = findOpenSpec()
  if (open === null) return []

  const path = join(folder, 'spec3.closed.json')
  await writeFile(path, closeSpec(await readFile(open, 'utf8')))
  return ['-spec', path]
}

async function listening(base: string, ended: Promise<void>): Promise<void> {
  const gone = ended.then(() => 'gone' as const)
  const until = Date.now() + START_WITHIN_MS
  while (Date.now() < until) {
    const answer = await Promise.race([gone, fetch(base).then(drain, () => 'silent' as const)])
    if (answer === 'gone') throw new Error('stripe-mock ended before it was listening.')
    if (answer === 'there') return

    await pause(100)
  }
  throw new Error('stripe-mock does not listen.')
}

async function drain(response: Response): Promise<'there'> {
  await response.arrayBuffer()
  return 'there'
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}
