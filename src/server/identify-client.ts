import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import proxyAddress from 'proxy-addr'
import { CLIENT_HEADER } from '@/domain/site/request-headers'

type IsTrusted = (address: string, hop: number) => boolean

/** From what TRUSTED_PROXY names: addresses, subnets, or `loopback`, `linklocal`, `uniquelocal`. */
export function trustProxies(names: readonly string[]): IsTrusted {
  return proxyAddress.compile([...names])
}

/**
 * Says in a header of ours who asks. Anybody can write that they ask for somebody else: `X-Forwarded-*` counts only from a hop
 * that is trusted, and from anybody else it is removed before Next reads it.
 */
export function identifyClient(request: IncomingMessage, isTrusted: IsTrusted): void {
  const hop = request.socket.remoteAddress ?? ''
  const names = Object.keys(request.headers)
  for (const name of names.filter((name) => name.startsWith('x-fount-')))
    delete request.headers[name]
  if (!isTrusted(hop, 0)) for (const name of names.filter(isForwarded)) delete request.headers[name]

  const address = proxyAddress(request, isTrusted)
  request.headers[CLIENT_HEADER] = isIP(address) ? address : hop
}

function isForwarded(name: string): boolean {
  return name === 'forwarded' || name === 'x-real-ip' || name.startsWith('x-forwarded-')
}
