import { request, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'

export type ShopAnswer = {
  address: string
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Asks for an address exactly as it is written: nothing tidies `..` or `%2e` away. */
export function askShop(
  base: string,
  address: string,
  headers: Record<string, string> = {},
): Promise<ShopAnswer> {
  const { hostname, port } = new URL(base)
  return new Promise((resolve, reject) => {
    const asking = request({ hostname, port, path: address, headers }, (response) => {
      const { statusCode: status = 0, headers: answered } = response
      const toAnswer = (body: Buffer) => ({ address, status, headers: answered, body })
      buffer(response).then((body) => resolve(toAnswer(body)), reject)
    })
    asking.on('error', reject)
    asking.end()
  })
}

/** All of them, a few at a time. */
export async function askAll(base: string, addresses: string[]): Promise<ShopAnswer[]> {
  const waiting = [...addresses]
  const answers: ShopAnswer[] = []
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      answers.push(await askShop(base, next))
    }
  }
  await Promise.all(Array.from({ length: 8 }, work))
  return answers
}
