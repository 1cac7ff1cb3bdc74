import process from 'node:process'
import { isMainThread } from 'node:worker_threads'

/** Loaded before a step's program (run-step.mjs): it ends, with all it started, when whoever started it is gone. */
if (isMainThread && process.channel) {
  leaveToThisProcess()
  process.on('disconnect', endGroup)
  // A program that is done ends as it would without.
  process.channel.unref()
}

/** What the program forks has a channel to the program, not to the setup. */
function leaveToThisProcess() {
  const at = process.execArgv.indexOf(import.meta.url)
  if (at > 0) process.execArgv.splice(at - 1, 2)
}

function endGroup() {
  try {
    process.kill(process.platform === 'win32' ? process.pid : -process.pid, 'SIGKILL')
  } catch {
    process.exit(1)
  }
}
