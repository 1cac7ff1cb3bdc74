import { fork } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'

async function startServer() {
  const child = fork('tests/support/server/stopping-server.ts', { execArgv: ['--import', 'tsx'] })
  const ended = once(child, 'exit').then(([code]: unknown[]) => code)
  const [port] = (await once(child, 'message')) as [number]
  return { child, ended, port }
}

test('what is being answered when the shop is asked to stop is finished', async () => {
  const { child, ended, port } = await startServer()
  const answer = fetch(`http://127.0.0.1:${port}`).then((response) => response.text())
  setTimeout(() => child.kill('SIGTERM'), 50)

  expect(await answer).toBe('answered')
  expect(await ended).toBe(143)
})

test('connections that say nothing, or half a request, do not hold the shop', async () => {
  const { child, ended, port } = await startServer()
  const lines = [
    '',
    'GET / HTTP/1.1\r\n',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n',
  ]
  for (const text of lines) {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    await once(socket, 'connect')
    socket.write(text)
  }
  child.kill('SIGTERM')

  expect(await ended).toBe(143)
})

test('a shop whose parent is gone ends by itself', async () => {
  const { child, ended } = await startServer()
  child.disconnect()

  expect(await ended).toBe(143)
})
