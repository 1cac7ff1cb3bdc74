import type { Payload } from 'payload'
import type { Eula } from '@/payload-types'

export async function findEula(payload: Payload, id: string): Promise<Eula | null> {
  return payload.findByID({
    collection: 'eulas',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
}
