import { Browser } from '../shop/browser'
import { askOverTheWire } from './ask-over-the-wire'

/** A visitor with a cookie jar who asks a running shop, rather than its code. */
export function browserOverTheWire(port: number): Browser {
  return new Browser(async (request) => {
    const { pathname, search } = new URL(request.url)
    const headers = Object.fromEntries(request.headers)
    const body = request.body ? new Uint8Array(await request.arrayBuffer()) : undefined
    const { method } = request
    const answer = await askOverTheWire(port, pathname + search, headers, { method, body })
    return new Response(answer.body.byteLength > 0 ? Uint8Array.from(answer.body) : null, {
      status: answer.status,
      headers: Object.entries(answer.headers).flatMap(([name, values = []]) =>
        [values].flat().map((value): [string, string] => [name, value]),
      ),
    })
  })
}
