import { ServerResponse, type IncomingMessage } from 'node:http'
import { ownValue } from '@/domain/own-value'
import { FRAMING_HEADERS } from '@/domain/site/request-headers'

/**
 * What Next says of every page of its cache, for a cache that it can empty. Nobody can empty somebody else's: there a page
 * may be half a minute old, and a browser asks whether its own is still the newest.
 */
const FOR_A_YEAR = /^s-maxage=31536000\b/
export const FOR_HALF_A_MINUTE = 'public, max-age=0, s-maxage=30, must-revalidate'

/** Node's response, with the headers that Next cannot send as we mean them. */
export class ShopResponse<Request extends IncomingMessage> extends ServerResponse<Request> {
  override setHeader(name: string, value: number | string | readonly string[]): this {
    const framed = ownValue(FRAMING_HEADERS, name.toLowerCase())
    if (framed !== undefined) return super.setHeader(framed, String(value))
    if (isForAYear(name, value)) return super.setHeader(name, FOR_HALF_A_MINUTE)
    return super.setHeader(name, value)
  }
}

function isForAYear(name: string, value: unknown): boolean {
  return name.toLowerCase() === 'cache-control' && FOR_A_YEAR.test(String(value))
}
