import { WebSocket } from 'ws'

type Asked = { resolve: (result: unknown) => void; reject: (error: Error) => void }

type Answer = { id?: number; type: string; message?: string; result?: unknown }

const PATIENCE_MS = 20_000

/** What a page that has gone was asked may never be answered; it is asked again then. */
const PATIENCE_WITH_SCRIPT_MS = 5_000

/** Commands of WebDriver BiDi over one socket. */
export async function connectBidi(address: string) {
  const socket = new WebSocket(address)
  const waiting = new Map<number, Asked>()
  let last = 0
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))

  socket.on('message', (data) => {
    const answer = JSON.parse(String(data)) as Answer
    const asked = waiting.get(answer.id ?? -1)
    if (!asked) return
    waiting.delete(answer.id ?? -1)
    if (answer.type === 'error') asked.reject(new Error(answer.message))
    else asked.resolve(answer.result)
  })
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox is gone.'))
  })

  return {
    send<Result>(method: string, params: object = {}): Promise<Result> {
      const id = (last += 1)
      return new Promise<Result>((resolve, reject) => {
        const patience = method.startsWith('script.') ? PATIENCE_WITH_SCRIPT_MS : PATIENCE_MS
        const timer = setTimeout(() => reject(new Error(`${method} is not answered.`)), patience)
        const settle = <Value>(end: (value: Value) => void) => {
          return (value: Value) => {
            clearTimeout(timer)
            end(value)
          }
        }
        waiting.set(id, {
          resolve: settle(resolve as (result: unknown) => void),
          reject: settle(reject),
        })
        socket.send(JSON.stringify({ id, method, params }))
      })
    },
    close: () => socket.close(),
  }
}
