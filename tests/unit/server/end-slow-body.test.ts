import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { endSlowBody } from '@/server/end-slow-body'

const PATIENCE = { patienceInMs: 100, bytesPerSecond: 1000, lingerInMs: 100 }

/** A server that reads whole bodies, and notes how each request ended. */
async function serve() {
  const endings: string[] = []
  const server = createServer(async (incoming, response) => {
    endSlowBody(incoming, response, PATIENCE)
    try {
      let size = 0
      for await (const piece of incoming) size += (piece as Buffer).byteLength
      endings.push('whole')
      response.end(String(size))
    } catch {
      endings.push('cut off')
    }
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, endings }
}

test.each(['Content-Length: 9', 'Transfer-Encoding: chunked'])(
  'a body that stops arriving ends with a sentence: %s',
  async (header) => {
    const { port, endings } = await serve()
    const socket = connect(port, '127.0.0.1')
    socket.write(`POST / HTTP/1.1\r\nHost: shop\r\n${header}\r\n\r\n`)
    let answer = ''
    for await (const piece of socket) answer += String(piece)

    expect(answer).toMatch(/^HTTP\/1\.1 408 [^]*took too long to arrive/)
    expect(endings).toEqual(['cut off'])
  },
)

test('a body that goes on arriving is taken, however long it takes', async () => {
  const { port, endings } = await serve()
  const post = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    headers: { 'Content-Length': 5000 },
  })
  const answer = once(post, 'response')
  for (let piece = 0; piece < 5; piece += 1) {
    post.write('x'.repeat(1000))
    await new Promise((done) => setTimeout(done, 60))
  }
  const [response] = (await answer) as [AsyncIterable<Buffer>]
  let text = ''
  for await (const piece of response) text += String(piece)

  expect([text, endings]).toEqual(['5000', ['whole']])
})

/** A server that answers before it has read anything, as where somebody may not send it. */
async function refusing() {
  const server = createServer((incoming, response) => {
    endSlowBody(incoming, response, PATIENCE)
    response.writeHead(403).end('Not allowed.')
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return connect((server.address() as AddressInfo).port, '127.0.0.1')
}

const HEAD = 'POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 100000\r\n\r\n'

test('a body that goes on trickling after its answer holds the line no longer', async () => {
  const socket = await refusing()
  socket.on('error', () => undefined)
  let answer = ''
  socket.on('data', (piece) => (answer += String(piece)))
  socket.write(HEAD)
  const drops = setInterval(() => socket.write('x'), 20)
  onTestFinished(() => clearInterval(drops))
  await new Promise((closed) => socket.on('close', closed))

  expect(answer).toMatch(/^HTTP\/1\.1 403 [^]*Not allowed\./)
})

test('who sends the rest soon after the answer keeps the line for more', async () => {
  const socket = await refusing()
  socket.write(HEAD)
  await once(socket, 'data')
  socket.write('x'.repeat(100_000))
  await new Promise((done) => setTimeout(done, 3 * PATIENCE.lingerInMs))
  socket.write(HEAD)
  const [again] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()

  expect(String(again)).toMatch(/^HTTP\/1\.1 403 /)
})
