import { executeAuthStrategies, type Payload } from 'payload'
import { clientNetwork } from '@/domain/limits/limit-keys'
import { LIMITS } from '@/domain/limits/limits'
import type { CallRefusal } from '@/domain/site/allowed-methods'
import { shared } from '@/platform/shared'
import { asShopError } from '../database-errors'
import { NotAllowed } from '@/domain/request-error'
import { countRequest } from '../limits/count-requests'
import { hasLogins } from '../records/users'

export type ServerCall = {
  /** Those that say who is signed in. */
  headers: Headers
  client: string
}

/**
 * Counts a call of a server function, as any request over Payload's REST, and says why it is not carried out; null: it is.
 * Without a sign-in one page alone calls any: the form for the first login of a new shop.
 */
export async function refuseServerCall(
  payload: Payload,
  call: ServerCall,
): Promise<CallRefusal | null> {
  try {
    await admitCaller(payload, call)
    return null
  } catch (error) {
    const known = asShopError(error)
    if (!known) throw error
    const { status, message, retryAfterInSeconds } = known
    return { status, message, ...(retryAfterInSeconds ? { retryAfterInSeconds } : {}) }
  }
}

async function admitCaller(payload: Payload, { headers, client }: ServerCall): Promise<void> {
  const { user } = await executeAuthStrategies({ headers, payload })
  if (user) {
    await countRequest(payload, LIMITS.restOfStaff, String(user.id))
    return
  }
  if (client) await countRequest(payload, LIMITS.rest, clientNetwork(client))
  if (await isSetUp(payload)) throw new NotAllowed('Sign in as staff first.')
}

const setUp = shared('shops with a login', () => new WeakSet<Payload>())

/** For good: after the first login nobody registers. */
async function isSetUp(payload: Payload): Promise<boolean> {
  if (!setUp.has(payload) && (await hasLogins(payload))) setUp.add(payload)
  return setUp.has(payload)
}
