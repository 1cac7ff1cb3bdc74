import { getPayload, type SanitizedConfig } from 'payload'
import { isStaffWrite } from '@/domain/site/allowed-methods'

/**
 * Payload reads a body to its end, files onto the disk, before it asks who sends it: whoever is not signed in writes to the shop's
 * own API and to the doors alone, and of anything else no byte is read.
 */
export async function refuseStrangersWrite(
  request: Request,
  config: Promise<SanitizedConfig>,
): Promise<Response | null> {
  if (!isStaffWrite(request.method, new URL(request.url).pathname)) return null
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers: request.headers })
  if (user) return null
  const error = { name: 'not_allowed', message: 'Sign in as staff first.' }
  return Response.json(
    { errors: [error] },
    { status: 403, headers: { 'Cache-Control': 'no-store' } },
  )
}
