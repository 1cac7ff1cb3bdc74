import type { Payload } from 'payload'
import { signDownload } from '@/delivery/download-token'
import { env } from '@/env'
import type { Eula, Typeface } from '@/payload-types'
import { idOf } from '../id-of'
import { findMailChoice } from '../mails/choices/mail-choice-records'
import { linksToRefuse } from '../mails/choices/mail-choices'
import { findGrantByKey } from '../orders/licences/licence-records'
import { shopOrigin } from '../shop-origin'
import { findTrialOrder } from './trial-records'

export type TrialView = {
  name: string
  email: string
  typefaces: string[]
  downloadUrl: string
  expiresAt: Date
  eulaUrl: string
  /** null: its address said no to the mail a week later. */
  refuseUrl: string | null
}

/** A trial order as its mail describes it. */
export async function readTrial(payload: Payload, id: string): Promise<TrialView> {
  const trial = await findTrialOrder(payload, id)
  const grant = await findGrantByKey(payload, `trial:${id}`)
  if (!trial || !grant) throw new Error(`Trial order ${id} has no grant.`)

  const expiresAt = new Date(grant.expiresAt ?? Date.now())
  const token = signDownload({ grant: grant.id, what: 'archive', expiresAt }, env.secret)
  const email = trial.email ?? ''
  const isRefused = (await findMailChoice(payload, email))?.noOffers
  return {
    name: trial.name ?? '',
    email,
    typefaces: (trial.typefaces ?? []).map((typeface) => (typeface as Typeface).name),
    downloadUrl: `${shopOrigin()}/api/download/${token}`,
    expiresAt,
    eulaUrl: `${shopOrigin()}/eula/${idOf(trial.eula as string | Eula)}`,
    refuseUrl: isRefused ? null : (await linksToRefuse(payload, { email, about: 'offers' })).page,
  }
}
