import { execFile, execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'

const TICKS_A_SECOND = 100

/** Milliseconds a running process has kept a processor busy so far; to ten of them (Linux's /proc). */
export function processorTimeOf(pid: number): number {
  const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?=[A-Z] )/)
  const fields = after.split(' ')
  const ticks = Number(fields[11]) + Number(fields[12])
  return (ticks * 1000) / TICKS_A_SECOND
}

/** Runs a line of commands and says how long they kept a processor busy; the shell itself is not counted. */
export async function timeCommands(line: string): Promise<number> {
  const script = `${line} >/dev/null && times`
  const { stdout } = await promisify(execFile)('bash', ['-ec', script], { env: inEnglish() })
  const children = stdout.trim().split('\n').at(-1) ?? ''
  const parts = [...children.matchAll(/(\d+)m([\d.]+)s/g)]
  return parts.reduce((sum, [, minutes, seconds]) => {
    return sum + (Number(minutes) * 60 + Number(seconds)) * 1000
  }, 0)
}

export function isInstalled(program: string): boolean {
  try {
    execFileSync('bash', ['-c', `command -v ${program}`], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function inEnglish(): NodeJS.ProcessEnv {
  return { ...process.env, LC_ALL: 'C' }
}
