import type { Payload } from 'payload'
import type { Eula, LicenceType, TrialOrder, Typeface } from '@/payload-types'
import { possibleIds } from '../id-records'

export type NewTrialOrder = {
  email: string
  name: string
  company: string | null
  typefaces: string[]
  eula: string
  newsletter: boolean
}

export async function createTrialOrder(
  payload: Payload,
  trial: NewTrialOrder,
): Promise<TrialOrder> {
  return payload.create({
    collection: 'trial-orders',
    data: trial,
    depth: 0,
    overrideAccess: true,
  })
}

export async function findTrialOrder(payload: Payload, id: string): Promise<TrialOrder | null> {
  return payload.findByID({
    collection: 'trial-orders',
    id,
    depth: 1,
    disableErrors: true,
    overrideAccess: true,
  })
}

/** Published typefaces among these ids that the foundry lends for trial. */
export async function findTriableTypefaces(payload: Payload, ids: string[]): Promise<Typeface[]> {
  const { docs } = await payload.find({
    collection: 'typefaces',
    where: {
      and: [
        { id: { in: possibleIds(payload, ids) } },
        { _status: { equals: 'published' } },
        { trialPolicy: { not_equals: 'none' } },
      ],
    },
    depth: 0,
    limit: 200,
    overrideAccess: true,
  })
  return docs
}

/** The licence text of trials; null: the shop has no trials. */
export async function findTrialEula(payload: Payload): Promise<Eula | null> {
  const { docs } = await payload.find({
    collection: 'licence-types',
    where: { kind: { equals: 'trial' } },
    depth: 1,
    limit: 1,
    sort: 'position',
    overrideAccess: true,
  })
  const type: LicenceType | undefined = docs[0]
  return type ? (type.eula as Eula) : null
}
