import { spawn } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../../../src/setup/find-free-port.mjs'
import { testEnvironment } from '../../../src/setup/test-environment.mjs'

/** Another server of the build that is tested. Only its `/builds` are for asking: a page would be kept in the build they share. */
export async function startReplica() {
  const dataDir = await mkdtemp(join(tmpdir(), 'fount-replica-'))
  await cp(resolve('data/test/model'), dataDir, { recursive: true })
  const port = String(await findFreePort())
  const env = testEnvironment({ DATA_DIR: dataDir, NEXT_DIST_DIR: '.next-test', PORT: port })
  const next = ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', port]
  const child = spawn(process.execPath, next, {
    env: { ...env, NODE_ENV: 'production' },
    stdio: 'ignore',
  })
  const ended = new Promise((done) => child.once('close', done))

  return {
    ask: (path: string) => askUntilThere(`http://127.0.0.1:${port}${path}`),
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      await ended
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function askUntilThere(address: string): Promise<unknown> {
  for (const deadline = Date.now() + 40_000; Date.now() < deadline; await wait(200)) {
    const answer = await fetch(address).catch(() => null)
    if (answer?.ok) return answer.json()
  }
  throw new Error(`${address} does not answer.`)
}
