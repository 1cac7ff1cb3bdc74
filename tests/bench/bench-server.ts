import { readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { endChild, startChild } from '../../src/setup/processes/children.mjs'
import { findFreePort } from '../../src/setup/processes/find-free-port.mjs'
import { server } from '../../src/setup/programs.mjs'

const COUNTER = resolve('tests/bench/catalogue/count-queries.mjs')

export type BenchServer = {
  address: string
  /** Statements the server has given to the database so far. */
  statements: () => Promise<number>
  residentBytes: () => number
  /** Processor time the server has taken so far: on a busy machine the only figure that stays. */
  processorSeconds: () => number
  stop: () => Promise<void>
}

/** The built shop on a data folder of its own; not asked for anything yet. */
export async function startBenchServer(
  env: { NEXT_DIST_DIR: string },
  dataDir: string,
): Promise<BenchServer> {
  const port = await findFreePort()
  const command = server({ buildDir: env.NEXT_DIST_DIR, host: '127.0.0.1', port })
  const child = startChild(command as [string, ...string[]], {
    env: {
      ...env,
      PORT: String(port),
      NODE_OPTIONS: `--import ${COUNTER}`,
    } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const address = `http://127.0.0.1:${port}`
  await untilItListens(`${address}/healthz`)
  const pid = child.pid ?? 0

  return {
    address,
    statements: () => askForCount(pid, join(dataDir, 'statements')),
    residentBytes: () => residentBytesOf(pid),
    processorSeconds: () => processorSecondsOf(pid),
    stop: () => endChild(child),
  }
}

async function untilItListens(address: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const answer = await fetch(address).catch(() => null)
    if (answer) return void (await answer.arrayBuffer())
    await wait(200)
  }
  throw new Error('The shop did not answer within a minute.')
}

async function askForCount(pid: number, file: string): Promise<number> {
  rmSync(file, { force: true })
  process.kill(pid, 'SIGUSR2')
  for (let attempt = 0; attempt < 600; attempt++) {
    await wait(50)
    const count = readIfThere(file)
    if (count) return Number(count)
  }
  throw new Error('The shop did not say how many statements it has made.')
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

function residentBytesOf(pid: number): number {
  const [, kilobytes = '0'] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}

const TICKS_A_SECOND = 100

/** https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html: the name may hold spaces, what follows it does not. */
function processorSecondsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND
}
