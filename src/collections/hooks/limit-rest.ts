import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload'
import { clientNetwork } from '@/domain/limits/limit-keys'
import { LIMITS } from '@/domain/limits/limits'
import { CLIENT_HEADER } from '@/domain/site/request-headers'
import { countRequest } from '@/operations/limits/count-requests'

/** A collection whose answers over Payload's REST are counted, by client or by who is signed in. */
export function limitRest(collection: CollectionConfig): CollectionConfig {
  const { hooks } = collection
  const beforeOperation = [countRestRequest, ...(hooks?.beforeOperation ?? [])]
  return { ...collection, hooks: { ...hooks, beforeOperation } }
}

/**
 * Once a request: what it leads to belongs to it. What is read past all access is no request of anybody's: so Payload looks up
 * who is signed in, before it is known.
 */
const countRestRequest: CollectionBeforeOperationHook = async ({ overrideAccess, req }) => {
  if (req.payloadAPI !== 'REST' || overrideAccess || req.context.isCounted) return
  req.context.isCounted = true
  const address = req.headers.get(CLIENT_HEADER)
  if (!address) return
  if (req.user) await countRequest(req.payload, LIMITS.restOfStaff, String(req.user.id))
  else await countRequest(req.payload, LIMITS.rest, clientNetwork(address))
}
