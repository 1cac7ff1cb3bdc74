import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import compression from 'compression'
import { acceptedEncoding } from '@/domain/site/accepted-encoding'
import { METHOD_HEADER } from '@/domain/site/request-headers'
import { endSlowBody } from './end-slow-body'
import { PagePolicies, secureHtml } from './headers/secure-html'
import { setSafeHeaders } from './headers/set-safe-headers'
import { identifyClient, trustProxies } from './identify-client'
import { PackedPages, sendPackedPages } from './packed-pages'
import { ReadyPages } from './ready-pages'
import { readAbsoluteForm, refuseMalformed, refuseMethod } from './refuse-method'
import { Crowd } from './refuse-crowd'
import { refuseServerCall } from './refuse-server-call'
import { sendFailure } from './send-failure'
import { sendStaticFile } from './send-static-file'
import { watchRequest } from './watch-request'

type Answering = {
  /** Next's own handler. */
  answerByNext: (...exchange: Parameters<RequestListener>) => Promise<void>
  /** Resolves when Next is ready to answer. */
  whenReady: Promise<unknown>
  /** Where the built files lie; null while developing, when they change under their names. */
  buildDir: string | null
  trustedProxies: readonly string[]
  /** Whether people know the shop by an address of https. */
  isHttps: boolean
  /** Whether each request is a line of the log. */
  logs: boolean
  /** Whether it answers anybody but those who ask how it is. */
  serves: boolean
}

/** Every request passes through here, from top to bottom. */
export function answerRequests({
  answerByNext,
  whenReady,
  buildDir,
  trustedProxies,
  isHttps,
  logs,
  serves,
}: Answering): RequestListener {
  const isTrusted = trustProxies(trustedProxies)
  const pack = compression()
  const pages = new PackedPages()
  const policies = new PagePolicies()
  const ready = new ReadyPages()
  const crowd = new Crowd()

  return (request, response) => void answer(request, response)

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let reference = ''
    try {
      readAbsoluteForm(request)
      const path = (request.url ?? '').split('?', 1)[0] ?? ''

      // Who asks.
      identifyClient(request, isTrusted)
      reference = watchRequest(request, response, { logs })

      // Limits and headers.
      setSafeHeaders(request, response, { isHttps, hasPolicy: buildDir !== null })
      endSlowBody(request, response)

      if (refuseMalformed(response, path)) return

      // Methods. While developing, Next's own tools talk to it below these.
      const isTool = !buildDir && /^\/(_next|__nextjs)/.test(path)
      if (!isTool && refuseMethod(request, response, path)) return

      // Whether this process lives: asked while everything else may hang.
      if (path === '/healthz') return say(response, 200, 'ok')
      if (!serves && path !== '/readyz') return say(response, 404, NO_SHOP)

      // Server functions: who calls none is not read.
      if (await refuseServerCall(request, response, { path, whenReady })) return

      // Files of the build.
      if (buildDir && (await sendStaticFile(request, response, buildDir))) return

      // Pages of the cache, as they were answered last; in turns, while there is more to do than can be done.
      if (await crowd.refuseInLine(response, path)) return
      if (buildDir && ready.send(request, response)) return

      // What takes time: who is one too many for it.
      if (crowd.refuse(response, path)) return

      // Packing: what is made for one request by `compression`, pages of the cache as they were packed once.
      const encodings = String(request.headers['accept-encoding'] ?? '')
      request.headers['accept-encoding'] = acceptedEncoding(encodings)
      pack(request as never, response as never, () => {})
      sendPackedPages(response, { pages, keep: ready.keeperFor(request) })
      if (buildDir) secureHtml(response, policies, request.url ?? '/')

      // Everything else is Next's.
      answerHeadAsGet(request)
      await whenReady
      await answerByNext(request, response)
    } catch (error) {
      console.error(`Reference ${reference}:`, error)
      if (response.headersSent) return void response.destroy()
      sendFailure(request, response, reference)
    }
  }
}

const NO_SHOP = 'This server does the work behind the shop (ROLE=work). Ask one that answers.'

function say(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'Cache-Control': 'no-store',
    'Content-Type': 'text/plain; charset=utf-8',
  })
  response.end(`${text}\n`)
}

/** Node has noted that the answer to a HEAD has no body; nobody else needs to know. */
function answerHeadAsGet(request: IncomingMessage): void {
  if (request.method !== 'HEAD') return
  request.headers[METHOD_HEADER] = 'HEAD'
  request.method = 'GET'
}
