import type { PayloadRequest } from 'payload'
import { findMaster } from '@/operations/fonts/find-master'
import { replaceMaster } from '@/operations/fonts/replace-master'
import { answer } from '../answer'
import { describeMaster } from './describe-master'
import { readMaster } from './read-master'
import { staffEndpoint } from './staff-endpoint'

const PATH = '/:id/master'

/** POST /api/styles/{id}/master: one font file in, every file the shop needs of it out. */
export const uploadMaster = staffEndpoint('post', PATH, async (req) => {
  const bytes = await readMaster(req)
  return answer(describeMaster(await replaceMaster(req.payload, { styleId: idIn(req), bytes })))
})

/** GET /api/styles/{id}/master: the same description of the master the style has. */
export const showMaster = staffEndpoint('get', PATH, async (req) =>
  answer(describeMaster(await findMaster(req.payload, idIn(req)))),
)

function idIn(req: PayloadRequest): string {
  return String(req.routeParams?.id ?? '')
}
