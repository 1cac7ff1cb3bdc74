import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, expect, test, vi } from 'vitest'
import { answerRequests } from '@/server/answer-request'

const server = createServer(
  answerRequests({
    answerByNext: async (_, response) => void response.end('here'),
    whenReady: Promise.resolve(),
    buildDir: null,
    trustedProxies: [],
    isHttps: false,
    logs: false,
    serves: true,
  }),
)
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo
afterAll(() => server.close())

/** So many requests in one piece, over one line: they are there in the same moment. */
async function flood(many: number, path: string): Promise<string[]> {
  const line = connect(port, '127.0.0.1')
  const asked = `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`
  line.write(asked.repeat(many))
  let read = ''
  line.on('data', (bytes) => (read += String(bytes)))
  const answers = () => read.split(/(?=HTTP\/1\.1 )/)
  await vi.waitFor(() => expect(answers().length).toBe(many), 5000)
  line.destroy()
  return answers()
}

const statusesOf = (answers: string[]) => [...new Set(answers.map((one) => one.slice(9, 12)))]

test('whoever of a flood is more than a page can be had for is asked at once to come again', async () => {
  const answers = await flood(500, '/explore')
  const busy = answers.filter((one) => one.startsWith('HTTP/1.1 503'))

  expect(statusesOf(answers)).toEqual(['200', '503'])
  expect(busy.length).toBeLessThan(200)
  for (const one of busy)
    expect(one).toMatch(/retry-after: 5.*The shop is busy\. Nothing is lost/is)
})

test.each(['/order/key', '/readyz', '/api/order'])('%s never waits in that line', async (path) => {
  expect(statusesOf(await flood(500, path))).toEqual(['200'])
})

test('a crowd that fits into the line is answered whole', async () => {
  expect(statusesOf(await flood(300, '/explore'))).toEqual(['200'])
})
