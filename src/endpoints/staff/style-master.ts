import type { PayloadRequest } from 'payload'
import { describeReflow } from '@/domain/catalogue/releases/reflow'
import {
  findMaster,
  type MasterChange,
  replaceMaster,
  tryMaster,
} from '@/operations/fonts/replace-master'
import { respond } from '../respond'
import { describeMaster } from './describe-master'
import { readMaster } from './read-master'
import { staffEndpoint } from './staff-endpoint'

const PATH = '/:id/master'

/** POST /api/styles/{id}/master: accepts one font file and derives every file the shop needs of it. */
export const uploadMaster = staffEndpoint('post', PATH, async (req) => {
  const master = { styleId: idIn(req), bytes: readMaster(req) }
  return respond(describeMaster(await replaceMaster(req.payload, master)))
})

/** GET /api/styles/{id}/master: the same description of the master the style has. */
export const showMaster = staffEndpoint('get', PATH, async (req) =>
  respond(describeMaster(await findMaster(req.payload, idIn(req)))),
)

/** POST /api/styles/{id}/master/compare: what the file would change, before it replaces the master. */
export const compareMaster = staffEndpoint('post', `${PATH}/compare`, async (req) => {
  const master = { styleId: idIn(req), bytes: readMaster(req) }
  return respond(describeChange(await tryMaster(req.payload, master)))
})

function describeChange(change: MasterChange) {
  if (change.kind !== 'changed') return { kind: change.kind, reflow: null, added: 0 }
  const { reflow } = change
  return { kind: change.kind, reflow: describeReflow(reflow), added: reflow.added }
}

function idIn(req: PayloadRequest): string {
  return String(req.routeParams?.id ?? '')
}
