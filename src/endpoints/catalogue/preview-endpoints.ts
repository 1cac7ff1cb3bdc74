import { randomBytes } from 'node:crypto'
import type { Endpoint, PayloadRequest } from 'payload'
import { lettersInOrder, parseLetters, type SignedLetters } from '@/domain/catalogue/preview-level'
import { parseCode, parseLetterPage } from '@/domain/catalogue/glyphs/letter-pages'
import { LIMITS } from '@/domain/limits/limits'
import { LettersNotOpened, NotFound, ShopIsAway } from '@/domain/request-error'
import { acceptedEncoding, type Encoding } from '@/domain/site/accepted-encoding'
import { isKnownTag } from '@/domain/site/entity-tag'
import { framingHeaders, readCookie } from '@/domain/site/request-headers'
import { env } from '@/env'
import { FontJobFailed } from '@/fonts/workers/font-job-failed'
import { sha256Of } from '@/operations/fonts/font-store'
import {
  beyondPreview,
  type FurtherLetters,
  lettersOfPage,
  readFurther,
  readGlyph,
  readLetters,
  readSigned,
  readStyleCharacters,
} from '@/operations/fonts/letters/read-letters'
import { readNamePack } from '@/operations/fonts/letters/read-name-pack'
import { requireShownStyle } from '@/operations/fonts/letters/shown-style'
import { opensLetters, signVisit, VISIT_SECONDS } from '@/operations/fonts/letters/visit-signature'
import { limitClient, limitLetters, limitWhatIsNew } from '../limit-request'
import { getEndpoint, postEndpoint } from '../shop-endpoint'
import { parseSheet, type SheetFormat } from '@/domain/catalogue/test-sheet'
import { InvalidRequest } from '@/domain/shop-error'
import { drawSheet } from '@/operations/fonts/render-sheet'
import { shopOrigin } from '@/operations/shop-origin'
import { readJson } from '../read-body'
import { respond } from '../respond'

const ASK_AGAIN = 'no-cache'

const FOREVER = 'public, max-age=31536000, immutable'

const OF_VISIT = `private, max-age=${VISIT_SECONDS}`

/** GET /api/fonts/characters/{style}: what visitors may see of a style, by name. */
const getCharacters = getEndpoint('/fonts/characters/:style', async (req) => {
  await limitClient(req, LIMITS.letters)
  const characters = await notNow(readStyleCharacters(req.payload, styleIn(req)))
  const body = JSON.stringify(characters)
  // The version is that of the letters; which of them a preview lacks changes without it.
  return answerVersion(req, { version: sha256Of(Buffer.from(body)), body })
})

/**
 * GET /api/fonts/letters/{style}?of=1E80: the letters of one page as WOFF2. Of a guarded style a visit has opened them; with
 * `?with=äöü`, `?features`, or both they come in one file with the letters of its preview.
 */
const getLetters = getEndpoint('/fonts/letters/:style', async (req) => {
  await limitClient(req, LIMITS.letters)
  const { searchParams } = req
  const first = parseLetterPage(searchParams.get('of'))
  const added = parseLetters(searchParams.get('with'))
  if (first === null && (searchParams.has('of') || added === null)) throw new NotFound('page')

  const styleId = styleIn(req)
  const shown = await requireShownStyle(req.payload, styleId)
  if (shown.guarded === null) {
    if (first === null) throw new NotFound('page')
    await limitWhatIsNew(req, LIMITS.letterPages, `${styleId} ${first}`)
    return answerLetters(req, await notNow(readLetters(shown, first)))
  }

  assertOpened(req, styleId)
  const further = {
    letters: beyondPreview(shown, first === null ? (added ?? []) : lettersOfPage(shown, first)),
    hasFeatures: first === null && searchParams.has('features'),
  }
  // Letters that were had cost nothing, but each selection of them is a file of its own.
  if (first === null) await limitWhatIsNew(req, LIMITS.letterFiles, fileOf(styleId, further))
  await limitLetters(req, { style: shown.style, ...further })
  const font = first === null ? readFurther(shown, further) : readLetters(shown, first)
  return answerLetters(req, await notNow(font), { isOfVisit: true })
})

function fileOf(styleId: string, { letters, hasFeatures }: FurtherLetters): string {
  return `${styleId} ${letters.join()}${hasFeatures ? ' features' : ''}`
}

type Font = Awaited<ReturnType<typeof readLetters>>

function answerLetters(req: PayloadRequest, { version, bytes }: Font, { isOfVisit = false } = {}) {
  const body = new Uint8Array(bytes)
  return answerVersion(req, { version, body, type: 'font/woff2', isOfVisit })
}

/** A visit's own cookie: no script reads it, and no other site sends it. */
const VISIT_COOKIE = 'visit'

function assertOpened(req: PayloadRequest, styleId: string): void {
  const visit = readCookie(req, VISIT_COOKIE)
  const signature = req.searchParams.get('visit') ?? ''
  if (!visit || !opensLetters(signature, { visit, styleId })) throw new LettersNotOpened()
}

/** GET /api/fonts/signed/{style}: opens further letters of a guarded style to this visit, for a time. */
const getSignedLetters = getEndpoint('/fonts/signed/:style', async (req) => {
  await limitClient(req, LIMITS.letters)
  const styleId = styleIn(req)
  const { shown, beyond, ...style } = await readSigned(req.payload, styleId)
  const known = readCookie(req, VISIT_COOKIE)
  const visit = known ?? randomBytes(18).toString('base64url')
  const secure = env.shopUrl?.protocol === 'https:' ? '; Secure' : ''
  const cookie = `${VISIT_COOKIE}=${visit}; HttpOnly; SameSite=Strict; Path=/api/fonts${secure}`
  const signed: SignedLetters = {
    ...style,
    ranges: shown,
    beyond,
    visit: signVisit({ visit, styleId }),
    seconds: VISIT_SECONDS,
  }
  return respond(signed, known ? {} : { cookies: [cookie] })
})

/** GET /api/fonts/glyph/{style}?of=1E9E: one character as it is drawn. */
const getGlyph = getEndpoint('/fonts/glyph/:style', async (req) => {
  await limitClient(req, LIMITS.glyph)
  const code = parseCode(req.searchParams.get('of'))
  if (code === null) throw new NotFound('character')
  const styleId = styleIn(req)
  await limitWhatIsNew(req, LIMITS.glyphDrawings, `${styleId} ${code}`)
  const shown = await requireShownStyle(req.payload, styleId)
  if (shown.guarded !== null) {
    await limitLetters(req, { style: shown.style, letters: beyondPreview(shown, [code]) })
  }
  const { version, glyph } = await notNow(readGlyph(shown, code))
  return answerVersion(req, { version, body: JSON.stringify(glyph) })
})

function styleIn({ routeParams }: PayloadRequest): string {
  return String(routeParams?.style ?? '')
}

/** GET /api/fonts/names/{typeface}: every font of a typeface's name, in one body. */
const getNamePack = getEndpoint('/fonts/names/:typeface', async (req) => {
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
  /** Good for as long as its address is. */
  isOfVisit?: boolean
}

/** An address that names today's version is good for ever; any other is asked for again. */
function answerVersion(
  req: PayloadRequest,
  { version, body, type = 'application/json', encoding, isOfVisit = false }: Body,
): Response {
  const isNamed = req.searchParams.get('v') === version
  // Text is packed on its way, in more ways than one.
  const etag = typeof body === 'string' ? `W/"${version}"` : `"${version}${encoding ?? ''}"`
  const headers = {
    ETag: etag,
    'Cache-Control': isOfVisit ? OF_VISIT : isNamed ? FOREVER : ASK_AGAIN,
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
const postSheet = postEndpoint('/fonts/sheet/:style', async (req) => {
  const sheet = parseSheet(await readJson(req))
  if (!sheet) throw new InvalidRequest({ paragraphs: 'This is no sheet of the tester.' })

  await limitClient(req, LIMITS.sheet)
  const styleId = String(req.routeParams?.style ?? '')
  const origin = shopOrigin(req.headers)
  const shown = await requireShownStyle(req.payload, styleId)
  if (shown.guarded !== null) {
    const set = sheet.paragraphs.flat().join('').normalize('NFC')
    const letters = beyondPreview(
      shown,
      Array.from(set, (letter) => letter.codePointAt(0) ?? 0),
    )
    const hasFeatures = Object.values(sheet.features).some(Boolean)
    await limitLetters(req, { style: shown.style, letters: lettersInOrder(letters), hasFeatures })
  }
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

export const previewEndpoints: Endpoint[] = [
  getCharacters,
  getLetters,
  getSignedLetters,
  getGlyph,
  getNamePack,
  postSheet,
]
