import { env } from '@/env'

/** The origin of absolute URLs: SHOP_URL, else the request's Host, else this machine. */
export function shopOrigin(headers?: Headers): string {
  if (env.shopUrl) return env.shopUrl.origin
  const host = headers?.get('host')
  return `http://${host ?? `localhost:${env.port}`}`
}

/**
 * The origin in pages of the cache, which no request has a say in. Empty where no address is set: what they name is then
 * relative, and so right at whatever address they are reached, also behind a tunnel or on another port.
 */
export function pageOrigin(): string {
  return env.shopUrl?.origin ?? ''
}
