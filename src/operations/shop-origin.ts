import { env } from '@/env'

/** The origin of absolute URLs: SHOP_URL, else the request's Host, else this machine. */
export function shopOrigin(headers?: Headers): string {
  if (env.shopUrl) return env.shopUrl.origin
  const host = headers?.get('host')
  return `http://${host ?? `localhost:${env.port}`}`
}
