import { createServer, type Server } from 'node:http'
import { parseArgs } from 'node:util'
import next from 'next'
import { env } from '@/env'
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

const server = createServer({ ServerResponse: ShopResponse })
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
  }),
)
server.on('connect', refuseTunnel)
stopWhenAsked(server, { close: () => shop.close(), patienceInMs: dev ? 0 : 10_000 })
server.listen(Number(port), host)
await whenReady

/** Next listens for upgrades to a websocket, which only development has: elsewhere nobody would answer them. */
function withoutUpgrades(): Server {
  return createServer()
}
