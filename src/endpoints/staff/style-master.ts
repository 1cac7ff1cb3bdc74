import type { Payload, PayloadRequest } from 'payload'
import { refreshPages } from '@/operations/catalogue/refresh-pages'
import { acceptMaster } from '@/operations/fonts/accept-master'
import { refreshTypeface } from '@/operations/fonts/refresh-typeface'
import { idOf } from '@/operations/id-of'
import { inTurn } from '@/operations/in-turn'
import type { Style } from '@/payload-types'
import { answer } from '../answer'
import { describeMaster } from './describe-master'
import { StyleNotFound } from './master-errors'
import { findFontFiles, findStyle } from './master-records'
import { readMaster } from './read-master'
import { staffEndpoint } from './staff-endpoint'

const PATH = '/:id/master'

/** POST /api/styles/{id}/master: one font file in, every file the shop needs of it out. */
export const uploadMaster = staffEndpoint('post', PATH, async (req) => {
  const style = await requireStyle(req)
  const bytes = await readMaster(req)

  const typeface = idOf(style.typeface)
  await inTurn(typeface, async () => {
    await acceptMaster(req.payload, { styleId: style.id, bytes })
    await refreshTypeface(req.payload, typeface)
  })
  await refreshPages(req.payload)
  return answerMaster(req.payload, await requireStyle(req))
})

/** GET /api/styles/{id}/master: the same description of the master the style has. */
export const showMaster = staffEndpoint('get', PATH, async (req) =>
  answerMaster(req.payload, await requireStyle(req)),
)

async function requireStyle(req: PayloadRequest): Promise<Style> {
  const style = await findStyle(req.payload, String(req.routeParams?.id ?? ''))
  if (!style) throw new StyleNotFound()
  return style
}

async function answerMaster(payload: Payload, style: Style): Promise<Response> {
  return answer(describeMaster(style, await findFontFiles(payload, style.id)))
}
