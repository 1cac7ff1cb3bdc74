import type { Payload } from 'payload'
import { findWithoutRoles, makeOwner } from './login-records'

/** Whoever could sign in before there were roles could do everything, and still can. */
export async function giveFirstRoles(payload: Payload): Promise<void> {
  for (const id of await findWithoutRoles(payload)) await makeOwner(payload, id)
}
