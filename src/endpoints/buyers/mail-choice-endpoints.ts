import type { PayloadRequest } from 'payload'
import type { UnknownRecord } from '@/domain/is-record'
import { LIMITS } from '@/domain/limits/limits'
import { isMailChoice, parseMailChange } from '@/domain/mails/mail-choices'
import { InvalidRequest } from '@/domain/shop-error'
import { changeMailChoices } from '@/operations/mails/change-mail-choices'
import { limitClient } from '../limit-request'
import { readJson } from '../read-body'
import { respond } from '../respond'
import { postEndpoint, signedPostEndpoint } from '../shop-endpoint'

/** POST /api/order/mail-choices: what an address wants to be told; its key came by mail. */
export const postMailChoices = postEndpoint('/order/mail-choices', async (req) =>
  takeMailChoices(req, await readJson(req)),
)

export async function takeMailChoices(req: PayloadRequest, body: UnknownRecord): Promise<Response> {
  const change = parseMailChange(body)
  await limitClient(req, LIMITS.mailChoices)
  return respond(await changeMailChoices(req.payload, keyIn(body.key), change))
}

/** POST /api/order/mail-choices/refuse: sent by the reader's mail program, which knows no cookie (RFC 8058). Its key is what opens it. */
export const postMailRefusal = signedPostEndpoint('/order/mail-choices/refuse', async (req) => {
  await limitClient(req, LIMITS.mailChoices)
  const { key, about } = req.query as Record<string, unknown>
  if (!isMailChoice(about)) throw new InvalidRequest({ about: 'Say which mails shall end.' })
  await changeMailChoices(req.payload, keyIn(key), { [about]: false })
  return respond({ message: 'No such mail will be sent to you any more.' })
})

function keyIn(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 200) : ''
}
