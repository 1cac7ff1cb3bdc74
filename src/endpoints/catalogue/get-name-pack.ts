import { acceptedEncoding } from '@/domain/site/accepted-encoding'
import { readNamePack } from '@/operations/fonts/letters/read-name-pack'
import { getEndpoint } from '../shop-endpoint'
import { answerVersion, notNow } from './answer-version'

/** GET /api/fonts/names/{typeface}: every font of a typeface's name, in one body. */
export const getNamePack = getEndpoint('/fonts/names/:typeface', async (req) => {
  const typefaceId = String(req.routeParams?.typeface ?? '')
  const encoding = acceptedEncoding(req.headers.get('accept-encoding') ?? '')
  const { version, bytes } = await notNow(readNamePack(req.payload, { typefaceId, encoding }))
  const body = new Uint8Array(bytes)
  return answerVersion(req, { version, body, type: 'application/octet-stream', encoding })
})
