import type { Payload } from 'payload'
import type { TrialRequest } from '@/domain/cart/parse-trial-request'
import { LIMITS, mailbox } from '@/domain/limits/limits'
import { InvalidRequest } from '@/domain/shop-error'
import { TRIAL_DOWNLOAD_DAYS } from '@/delivery/download-token'
import { pick } from '@/domain/own-value'
import { countRequest } from '../limits/count-requests'
import { NEWSLETTER_WORDS } from '@/domain/trial/trial-page'
import { askForNewsletter } from '../mails/change-mail-choices'
import { enqueueMail } from '../records/mails'
import { sendMailsSoon } from '../mails/send-mails'
import { insertGrantOnce } from '../records/licences'
import { idOf } from '../id-of'
import { findTrialFiles } from '../records/font-files'
import { createTrialOrder, findTriableTypefaces, findTrialEula } from '../records/trial-orders'

/** Whoever has tried for so long knows whether it fits. */
const OFFER_AFTER_MS = 7 * 86_400_000

/** Sends a download link by mail. The response is the same for every email; only what is requested is checked. */
export async function orderTrial(payload: Payload, request: TrialRequest): Promise<void> {
  const eula = await findTrialEula(payload)
  if (eula?.id !== request.acceptedEula) {
    throw new InvalidRequest({ accepted_eula: 'Accept the trial licence to go on.' })
  }
  const typefaces = await findTriableTypefaces(payload, request.typefaces)
  const trialFiles = await findTrialFiles(
    payload,
    typefaces.map(({ id }) => id),
  )
  const hasTrialFiles = (id: string) => trialFiles.some(({ typeface }) => idOf(typeface) === id)
  if (!request.typefaces.every(hasTrialFiles)) {
    throw new InvalidRequest({ typefaces: 'One of these typefaces has no trial fonts.' })
  }

  await countRequest(payload, LIMITS.trialOfEmail, mailbox(request.email))
  const trial = await createTrialOrder(payload, {
    ...pick(request, ['email', 'name', 'company', 'newsletter']),
    typefaces: typefaces.map(({ id }) => id),
    eula: eula.id,
    offerDueAt: new Date(Date.now() + OFFER_AFTER_MS).toISOString(),
  })
  await insertGrantOnce(payload, {
    grantkey: `trial:${trial.id}`,
    kind: 'trial',
    trialOrder: trial.id,
    email: request.email,
    expiresAt: new Date(Date.now() + TRIAL_DOWNLOAD_DAYS * 86_400_000).toISOString(),
  })
  await enqueueMail(payload, {
    mailkey: `trial:${trial.id}`,
    kind: 'trial',
    to: request.email,
    about: trial.id,
  })
  if (request.newsletter)
    await askForNewsletter(payload, { email: request.email, words: NEWSLETTER_WORDS })
  sendMailsSoon(payload)
}
