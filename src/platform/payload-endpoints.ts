import type { Endpoint, PayloadRequest } from 'payload'

/**
 * Payload's own endpoint for staff, behind one of ours at the same path: Payload (3.90) adds its endpoints to those that a
 * collection brings, and takes the first that fits. It exports what they do, and not the endpoints.
 */
export function endpointBehind(ours: Endpoint, req: PayloadRequest): Endpoint {
  const { endpoints } = req.payload.collections.users.config
  const all = endpoints === false ? [] : endpoints
  const found = all.findLast(({ path, method }) => path === ours.path && method === ours.method)
  if (!found || found === ours) throw new Error(`Payload has no endpoint ${ours.path}.`)
  return found
}
