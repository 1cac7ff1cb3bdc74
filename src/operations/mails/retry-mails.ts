import type { Payload } from 'payload'
import { findFailedMails, reviveMail } from './mail-records'
import { sendMailsSoon } from './send-mails'

/** Staff mended what stood in the way: each failed mail begins anew. How many there were. */
export async function retryMails(payload: Payload): Promise<number> {
  const failed = await findFailedMails(payload)
  const revived = await Promise.all(failed.map((mail) => reviveMail(payload, mail)))
  if (revived.some(Boolean)) sendMailsSoon(payload)
  return revived.filter(Boolean).length
}
