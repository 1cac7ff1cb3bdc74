import { spawn } from 'node:child_process'
import { SetupStopped } from '../setup-failed.mjs'

const running = new Set()
const dropped = new WeakSet()
let stoppedBy = null

/** Starts a program in a group of its own, so that a signal reaches it once, with all it started. */
export function startChild([program, ...words], options = {}) {
  assertNotStopped()
  const child = spawn(program, words, { detached: process.platform !== 'win32', ...options })
  running.add(child)
  child.once('close', () => running.delete(child))
  child.once('error', () => running.delete(child))
  return child
}

/** Ctrl-C is passed on and waited for; a second one no longer waits. */
export function passSignalsOn() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stopChildren)
  stopWithNpm()
}

function stopChildren(signal) {
  const how = stoppedBy === null ? signal : 'SIGKILL'
  stoppedBy ??= signal
  for (const child of running) signalGroup(child, how)
}

/**
 * An npm that is killed passes nothing on: what it started would keep the port. Who starts a command without npm may leave
 * it running after them.
 */
function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    stopChildren('SIGTERM')
  }, 500)
  timer.unref()
}

export function isStopped() {
  return stoppedBy !== null
}

export function assertNotStopped() {
  if (stoppedBy !== null) throw new SetupStopped(stoppedBy)
}

/** Ends a child and all it started; gives up waiting politely after `patience` milliseconds, more than a server takes to stop. */
export async function endChild(child, { patience = 15_000 } = {}) {
  if (!running.has(child)) return
  const closed = new Promise((resolve) => child.once('close', resolve))
  signalGroup(child, 'SIGTERM')
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), patience)
  await closed
  clearTimeout(timer)
}

/** Ends everything that runs because nobody waits for its result any longer. */
export async function dropChildren() {
  for (const child of running) dropped.add(child)
  await Promise.all([...running].map((child) => endChild(child)))
}

export function wasDropped(child) {
  return dropped.has(child)
}

function signalGroup(child, signal) {
  try {
    if (process.platform === 'win32') child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}
