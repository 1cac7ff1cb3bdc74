import type { CollectionBeforeLoginHook, GlobalAfterChangeHook } from 'payload'
import { forgetDemand, proveFactor } from '@/operations/staff/second-factor'

/** After the password, before there is a session: a code, from whoever has a second factor. */
export const askSecondFactor: CollectionBeforeLoginHook = async ({ context, req, user }) => {
  // The link came by mail; there is no session until both are given.
  if (context.isNewPassword) return
  const code = (req.data as { code?: unknown } | undefined)?.code
  await proveFactor(req.payload, {
    id: String(user.id),
    code: typeof code === 'string' ? code : '',
  })
}

export const forgetFactorDemand: GlobalAfterChangeHook = ({ doc }) => {
  forgetDemand()
  return doc
}
