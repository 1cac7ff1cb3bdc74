import { createServer } from 'node:net'

/** A port nobody listens on just now. */
export function findFreePort(host = '127.0.0.1') {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ host, port: 0 }, () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
