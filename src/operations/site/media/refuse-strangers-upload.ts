import { getPayload, type SanitizedConfig } from 'payload'

/** Forms of words have room in it, and only staff send more. */
const MOST_OF_STRANGERS_IN_BYTES = 1024 * 1024

/** Payload reads a file to its end, onto the disk, before it asks who sends it: a stranger's is not read. */
export async function refuseStrangersUpload(
  request: Request,
  config: Promise<SanitizedConfig>,
): Promise<Response | null> {
  const { headers } = request
  const isForm = (headers.get('content-type') ?? '').includes('multipart/')
  const size = Number(headers.get('content-length') ?? Number.POSITIVE_INFINITY)
  if (!isForm || size <= MOST_OF_STRANGERS_IN_BYTES) return null
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers })
  if (user) return null
  const message = 'Sign in before you upload a file.'
  return Response.json({ errors: [{ message }] }, { status: 403 })
}
