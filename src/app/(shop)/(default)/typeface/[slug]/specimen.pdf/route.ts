import type { Payload } from 'payload'
import { answerWithin } from '@/app/answer-within'
import { type Paper, PAPERS } from '@/domain/catalogue/specimens/compose-specimen'
import { LIMITS } from '@/domain/limits/limits'
import { isKnownTag } from '@/domain/site/entity-tag'
import { findSpecimen } from '@/operations/catalogue/specimens/find-specimen'
import { printSpecimen } from '@/operations/catalogue/specimens/print-specimen'

type Context = { params: Promise<{ slug: string }> }

/** GET /typeface/{slug}/specimen.pdf?paper=a4|letter: the typeface in print. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const asked = new URL(request.url).searchParams.get('paper') ?? 'a4'
  const paper = PAPERS.find((one) => one === asked)
  if (!paper) return inText('The paper is a4 or letter.', 400)
  const { slug } = await params
  return answerWithin(request, LIMITS.specimen, (shop) => answer(request, { shop, slug, paper }))
}

type Asked = { shop: Payload; slug: string; paper: Paper }

async function answer(request: Request, { shop, slug, paper }: Asked): Promise<Response> {
  const specimen = await findSpecimen(shop, { slug, paper })
  if (!specimen) return inText('There is no such specimen.', 404)
  if (specimen.kind === 'own') {
    const headers = { Location: specimen.url, 'Cache-Control': 'no-cache' }
    return new Response(null, { status: 302, headers })
  }
  const etag = `"${specimen.version}"`
  const headers = { ETag: etag, 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' }
  if (isKnownTag(etag, request.headers.get('if-none-match'))) {
    return new Response(null, { status: 304, headers })
  }
  const pdf = await printSpecimen(shop, specimen)
  return new Response(new Uint8Array(pdf), {
    headers: {
      ...headers,
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${slug}-specimen-${paper}.pdf"`,
    },
  })
}

function inText(sentence: string, status: number): Response {
  return new Response(`${sentence}\n`, { status })
}
