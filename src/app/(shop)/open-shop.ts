import config from '@payload-config'
import { getPayload, type Payload } from 'payload'

/** The running shop's one Payload, for pages and for Next's own hooks. */
export function openShop(): Promise<Payload> {
  return getPayload({ config })
}
