import { createServer } from 'node:http'
import { SetupFailed } from '../setup-failed.mjs'

/**
 * Takes the shop's port at once and keeps it until the shop itself takes over: a port in use is told before anything
 * is done, two starts cannot prepare the same shop, and whoever looks too early is told to wait.
 */
export async function holdPort({ host, port }) {
  const server = createServer((_, response) => {
    response.writeHead(503, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Retry-After': '5',
      Connection: 'close',
    })
    response.end('The shop is being prepared. This takes a few minutes the first time.\n')
  })
  await listen(server, { host, port })

  return {
    port: server.address().port,
    async release() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

function listen(server, { host, port }) {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, { host, port })))
    server.listen({ host, port }, resolve)
  })
}

function explain(error, { host, port }) {
  if (error.code === 'EADDRINUSE')
    return new SetupFailed(`Port ${port} is in use. Stop what uses it, or set PORT to another one.`)
  return new SetupFailed(`The shop cannot listen on ${host}, port ${port}: ${error.message}.`)
}
