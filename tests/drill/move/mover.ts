import { once } from 'node:events'
import { startChild } from '../../../src/setup/processes/children.mjs'
import { server } from '../../../src/setup/programs.mjs'

export type Ended = { code: number | null; text: string }

export type Mover = {
  said(words: RegExp): Promise<void>
  ended(): Promise<Ended>
  /** At once, and all that it began. */
  kill(): Promise<Ended>
}

/** `npm run move`, which may be broken off at any moment. */
export function beginMove(words: string[], env: Record<string, string>): Mover {
  return watch([process.execPath, 'src/setup/move.mjs', ...words], env)
}

type Place = { buildDir: string; port: number; env: Record<string, string> }

/** The built shop, which should end by itself. */
export async function serveOnce({ buildDir, port, env }: Place): Promise<Ended> {
  const shop = watch(server({ buildDir, host: '127.0.0.1', port }), env)
  const timer = setTimeout(() => void shop.kill(), 30_000)
  const ended = await shop.ended()
  clearTimeout(timer)
  return ended
}

function watch([program = '', ...words]: string[], env: Record<string, string>): Mover {
  const child = startChild([program, ...words], { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  let text = ''
  const listeners = new Set<() => void>()
  const note = (piece: Buffer) => {
    text += piece.toString()
    for (const listener of listeners) listener()
  }
  child.stdout?.on('data', note)
  child.stderr?.on('data', note)
  const closed = once(child, 'close').then(([code]) => ({ code: code as number | null, text }))

  return {
    ended: () => closed,
    said: (words) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (!words.test(text)) return
          listeners.delete(look)
          resolve()
        }
        listeners.add(look)
        look()
        void closed.then(() => reject(new Error(`It ended without ${words}:\n${text}`)))
      }),
    async kill() {
      try {
        process.kill(-(child.pid ?? 0), 'SIGKILL')
      } catch {
        // It has ended by itself.
      }
      return closed
    },
  }
}
