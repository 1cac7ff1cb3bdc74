import type { PayloadRequest } from 'payload'
import { parseCode, parseLetterPage } from '@/domain/catalogue/glyphs/letter-pages'
import { LIMITS } from '@/domain/limits/limits'
import { NotFound, ShopIsAway } from '@/domain/request-error'
import { acceptedEncoding, type Encoding } from '@/domain/site/accepted-encoding'
import { isKnownTag } from '@/domain/site/entity-tag'
import { framingHeaders } from '@/domain/site/request-headers'
import { FontJobFailed } from '@/fonts/workers/font-job-failed'
import { sha256Of } from '@/operations/fonts/font-store'
import {
  readGlyph,
  readLetters,
  readStyleCharacters,
} from '@/operations/fonts/letters/read-letters'
import { readNamePack } from '@/operations/fonts/letters/read-name-pack'
import { limitClient, limitWhatIsNew } from '../limit-request'
import { getEndpoint, postEndpoint } from '../shop-endpoint'
import { parseSheet, type SheetFormat } from '@/domain/catalogue/test-sheet'
import { InvalidRequest } from '@/domain/shop-error'
import { drawSheet } from '@/operations/fonts/render-sheet'
import { shopOrigin } from '@/operations/shop-origin'
import { readJson } from '../read-body'

const ASK_AGAIN = 'no-cache'

const FOREVER = 'public, max-age=31536000, immutable'

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
  const styleId = styleIn(req)
  await limitWhatIsNew(req, LIMITS.letterPages, `${styleId} ${first}`)
  const { version, bytes } = await notNow(readLetters(req.payload, { styleId, first }))
  return answerVersion(req, { version, body: new Uint8Array(bytes), type: 'font/woff2' })
})

/** GET /api/fonts/glyph/{style}?of=1E9E: one character as it is drawn. */
export const getGlyph = getEndpoint('/fonts/glyph/:style', async (req) => {
  await limitClient(req, LIMITS.glyph)
  const code = parseCode(req.searchParams.get('of'))
  if (code === null) throw new NotFound('character')
  const styleId = styleIn(req)
  await limitWhatIsNew(req, LIMITS.glyphDrawings, `${styleId} ${code}`)
  const { version, glyph } = await notNow(readGlyph(req.payload, { styleId, code }))
  return answerVersion(req, { version, body: JSON.stringify(glyph) })
})

function styleIn({ routeParams }: PayloadRequest): string {
  return String(routeParams?.style ?? '')
}

/** GET /api/fonts/names/{typeface}: every font of a typeface's name, in one body. */
export const getNamePack = getEndpoint('/fonts/names/:typeface', async (req) => {
  const typefaceId = String(req.routeParams?.typeface ?? '')
  const encoding = acceptedEncoding(req.headers.get('accept-encoding') ?? '')
  const { version, bytes } = await notNow(readNamePack(req.payload, { typefaceId, encoding }))
  const body = new Uint8Array(bytes)
  return answerVersion(req, { version, body, type: 'application/octet-stream', encoding })
})

type Body = {
  version: string
  body: string | Uint8Array<ArrayBuffer>
  type?: string
  /** How the body is packed already. */
  encoding?: Encoding
}

/** An address that names today's version is good for ever; any other is asked for again. */
function answerVersion(
  req: PayloadRequest,
  { version, body, type = 'application/json', encoding }: Body,
): Response {
  // Text is packed on its way, in more ways than one.
  const etag = typeof body === 'string' ? `W/"${version}"` : `"${version}${encoding ?? ''}"`
  const headers = {
    ETag: etag,
    'Cache-Control': req.searchParams.get('v') === version ? FOREVER : ASK_AGAIN,
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(encoding ? { Vary: 'Accept-Encoding' } : {}),
  }
  if (isKnownTag(etag, req.headers.get('if-none-match'))) {
    return new Response(null, { status: 304, headers })
  }
  return new Response(body, {
    headers: {
      ...headers,
      'Content-Type': type,
      ...(encoding && encoding !== 'identity'
        ? framingHeaders({ length: Buffer.byteLength(body), encoding })
        : {}),
    },
  })
}

/** Work on a font that was given up is no fault of who asked for it. */
async function notNow<Made>(work: Promise<Made>): Promise<Made> {
  try {
    return await work
  } catch (error) {
    if (error instanceof FontJobFailed) throw new ShopIsAway()
    throw error
  }
}

const TYPES: Record<SheetFormat, string> = { svg: 'image/svg+xml', png: 'image/png' }

/** POST /api/fonts/sheet/{style}: the tester's sheet as a picture. A POST, for the text is the visitor's own and no address. */
export const postSheet = postEndpoint('/fonts/sheet/:style', async (req) => {
  const sheet = parseSheet(await readJson(req))
  if (!sheet) throw new InvalidRequest({ paragraphs: 'This is no sheet of the tester.' })

  await limitClient(req, LIMITS.sheet)
  const styleId = String(req.routeParams?.style ?? '')
  const origin = shopOrigin(req.headers)
  const { name, bytes } = await drawSheet(req.payload, { styleId, sheet, origin })
  return new Response(bytes, {
    headers: {
      'Content-Type': TYPES[sheet.format],
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
})
