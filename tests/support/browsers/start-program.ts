import type { ChildProcess, SpawnOptions } from 'node:child_process'
import { startChild } from '../../../src/setup/processes/children.mjs'

const running = new Set<ChildProcess>()

/** Starts a program that ends with the tests, also where they are stopped from outside. */
export function startProgram(words: [string, ...string[]], options: SpawnOptions): ChildProcess {
  endWithTests()
  const child: ChildProcess = startChild(words, options)
  running.add(child)
  child.once('close', () => running.delete(child))
  return child
}

let isWatching = false

function endWithTests(): void {
  if (isWatching) return
  isWatching = true
  process.once('exit', endAll)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      endAll()
      process.exit(1)
    })
  }
}

function endAll(): void {
  for (const { pid } of running) {
    try {
      if (pid) process.kill(-pid, 'SIGKILL')
    } catch {
      // It ended by itself.
    }
  }
}
