import type { Payload } from 'payload'

/** A question whose answer does not matter: that there is one does. */
export async function askDatabase(payload: Payload): Promise<void> {
  await payload.count({ collection: 'users', overrideAccess: true })
}
