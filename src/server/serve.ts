import { createServer, type Server } from 'node:http'
import { parseArgs } from 'node:util'
import next from 'next'
import { env } from '@/env'
import { figures } from '@/platform/figures'
import { shareBuild } from '@/setup/build/hold-build.mjs'
import { holdDatabase } from '@/setup/database/hold-database.mjs'
import { handWorkOn } from '@/platform/claims'
import { fileOf } from '@/setup/settings/read-settings.mjs'
import { answerRequests } from './answer-request'
import { refuseTunnel } from './refuse-method'
import { reportUncaught, secureConsole } from './secure-console'
import { ShopResponse } from './shop-response'
import { stopWhenAsked } from './stop-when-asked'

secureConsole()
reportUncaught()

/** The shop's one server. Bundled at the build (src/setup/build/bundle-programs.mjs); while developing it runs with `--dev`. */
const { host, port, dev } = parseArgs({
  options: {
    host: { type: 'string', default: '127.0.0.1' },
    port: { type: 'string', default: String(env.port) },
    dev: { type: 'boolean', default: false },
  },
}).values

const SECOND = 1000

await requireOwn()

const server = createServer({
  ServerResponse: ShopResponse,
  // Two addresses with the longest text in them, the page's and the one it was linked from: nine bytes a letter.
  maxHeaderSize: 32 * 1024,
  connectionsCheckingInterval: 5 * SECOND,
  headersTimeout: 30 * SECOND,
  // Longer than a proxy keeps a line it may send the next request on: closed at that moment, the request would be lost.
  keepAliveTimeout: 75 * SECOND,
  // The time of bodies is watched in ./end-slow-body.ts, which knows how fast they arrive.
  requestTimeout: 3600 * SECOND,
})
const shop = next({
  dev,
  hostname: host,
  port: Number(port),
  httpServer: dev ? server : withoutUpgrades(),
})
const whenReady = shop.prepare()

server.on(
  'request',
  answerRequests({
    answerByNext: shop.getRequestHandler(),
    whenReady,
    buildDir: dev ? null : env.buildDir,
    trustedProxies: env.trustedProxies,
    isHttps: env.shopUrl?.protocol === 'https:',
    logs: env.logsRequests,
    serves: env.serves,
  }),
)
server.on('connect', refuseTunnel)
stopWhenAsked(server, {
  close: () => shop.close(),
  handOn: handWorkOn,
  patienceInMs: dev ? 0 : 10_000,
})
server.once('error', (error) =>
  endWith(`The shop cannot listen on ${host}, port ${port}: ${error.message}.`),
)
server.listen(Number(port), host)
if (env.metrics) serveFigures(env.metrics)
await whenReady.catch(endWith)

/** Nothing is opened beside another shop that works on the same file, or makes anew what is served here. */
async function requireOwn(): Promise<void> {
  try {
    await holdDatabase(fileOf(env.databaseUrl))
    if (!dev) await shareBuild(env.buildDir)
  } catch (error) {
    endWith(error instanceof Error ? error.message : error)
  }
}

/** A server that cannot serve does not stay. */
function endWith(reason: unknown): never {
  console.error(reason)
  process.exit(1)
}

/** Next listens for upgrades to a websocket, which only development has: elsewhere nobody would answer them. */
function withoutUpgrades(): Server {
  return createServer()
}

/** The process's figures for Prometheus, on a port of their own that no visitor reaches. The shop goes on without. */
function serveFigures({ host, port }: { host: string; port: number }): void {
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
