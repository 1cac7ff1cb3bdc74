import { isKnownTag } from '@/domain/site/entity-tag'
import { readBuildManifest } from '@/operations/site/routes/built-routes'

type Context = { params: Promise<{ file: string }> }

/** GET /builds/meta/{build id}.json: the build's manifest. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { file } = await params
  const manifest = file.endsWith('.json') ? await readBuildManifest(file.slice(0, -5)) : null
  if (!manifest) return respondUnknown(file)

  const headers = { ETag: manifest.etag, 'Cache-Control': 'no-cache' }
  if (isKnownTag(manifest.etag, request.headers.get('if-none-match'))) {
    return new Response(null, { status: 304, headers })
  }
  return new Response(manifest.body, {
    headers: { ...headers, 'Content-Type': 'application/json' },
  })
}

function respondUnknown(file: string): Response {
  const message = `No build of this shop that runs here is described by "${file}": /builds/latest.json names the one that does.`
  return Response.json(
    { error: { code: 'build_unknown', message } },
    { status: 404, headers: { 'Cache-Control': 'no-store' } },
  )
}
