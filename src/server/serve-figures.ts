import { createServer } from 'node:http'
import { figures } from '@/platform/figures'

/** The process's figures for Prometheus, on a port of their own that no visitor reaches. The shop goes on without. */
export function serveFigures({ host, port }: { host: string; port: number }): void {
  const { registry } = figures()
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      (error: unknown) => {
        console.error(error)
        response.writeHead(500).end()
      },
    )
  })
  server.once('error', ({ message }) =>
    console.error(`No figures are served on ${host}, port ${port}: ${message}.`),
  )
  server.listen(port, host)
  server.unref()
}
