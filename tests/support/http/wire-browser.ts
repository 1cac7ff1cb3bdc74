import { askOverTheWire } from './ask-over-the-wire'
import { Browser } from '../shop/browser'

/** A buyer without a screen, at a running shop: for journeys that begin after a sale. */
export function wireBrowser(address: string): Browser {
  const port = Number(new URL(address).port)
  return new Browser(async (request) => {
    const { pathname, search } = new URL(request.url)
    const body = request.body ? new Uint8Array(await request.arrayBuffer()) : undefined
    const headers = Object.fromEntries(request.headers)
    const asked = { method: request.method, body }
    const answer = await askOverTheWire(port, pathname + search, headers, asked)
    const isEmpty = answer.status === 204 || answer.status === 304
    return new Response(isEmpty ? null : new Uint8Array(answer.body), {
      status: answer.status,
      headers: listOf(answer.headers),
    })
  })
}

function listOf(headers: Record<string, string | string[] | undefined>): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  )
}
