import { createHmac } from 'node:crypto'

/** The header of a signed webhook: a time, and the HMAC of that time, a dot and the body. */
export function signWebhook(body: string, secret: string, timeInSeconds: number): string {
  const signature = createHmac('sha256', secret).update(`${timeInSeconds}.${body}`).digest('hex')
  return `t=${timeInSeconds},v1=${signature}`
}
