import type { PayloadRequest } from 'payload'
import { parseCode, parseLetterPage } from '@/domain/catalogue/glyphs/letter-pages'
import { LIMITS } from '@/domain/limits/limits'
import { NotFound } from '@/domain/request-error'
import { sha256Of } from '@/operations/fonts/font-store'
import {
  readGlyph,
  readLetters,
  readStyleCharacters,
} from '@/operations/fonts/letters/read-letters'
import { limitClient } from '../limit-request'
import { getEndpoint } from '../shop-endpoint'
import { answerVersion, notNow } from './answer-version'

/** GET /api/fonts/characters/{style}: what visitors may see of a style, by name. */
export const getCharacters = getEndpoint('/fonts/characters/:style', async (req) => {
  await limitClient(req, LIMITS.letters)
  const characters = await notNow(readStyleCharacters(req.payload, styleIn(req)))
  const body = JSON.stringify(characters)
  // The version is that of the letters; which of them a preview lacks changes without it.
  return answerVersion(req, { version: sha256Of(Buffer.from(body)), body })
})

/** GET /api/fonts/letters/{style}?of=1E80: the letters of one page as WOFF2. */
export const getLetters = getEndpoint('/fonts/letters/:style', async (req) => {
  await limitClient(req, LIMITS.letters)
  const first = parseLetterPage(req.searchParams.get('of'))
  if (first === null) throw new NotFound('page')
  const { version, bytes } = await notNow(
    readLetters(req.payload, { styleId: styleIn(req), first }),
  )
  return answerVersion(req, { version, body: new Uint8Array(bytes), type: 'font/woff2' })
})

/** GET /api/fonts/glyph/{style}?of=1E9E: one character as it is drawn. */
export const getGlyph = getEndpoint('/fonts/glyph/:style', async (req) => {
  await limitClient(req, LIMITS.glyph)
  const code = parseCode(req.searchParams.get('of'))
  if (code === null) throw new NotFound('character')
  const { version, glyph } = await notNow(readGlyph(req.payload, { styleId: styleIn(req), code }))
  return answerVersion(req, { version, body: JSON.stringify(glyph) })
})

function styleIn({ routeParams }: PayloadRequest): string {
  return String(routeParams?.style ?? '')
}
