import type { Endpoint, PayloadRequest } from 'payload'
import { parseFileOverride } from '@/domain/catalogue/upload/file-override'
import { MasterIsTooLarge } from '@/domain/catalogue/upload/upload-error'
import { addFile, addRefusedFile, readUploadedFont } from '@/operations/uploads/add-file'
import { carryOutUpload, retryUpload } from '@/operations/uploads/run-upload'
import { changePlan, discardUpload, dropFile, openUpload } from '@/operations/uploads/change-plan'
import { listUploads, readUpload } from '@/operations/uploads/read-upload'
import { respond } from '../respond'
import { readAnyJson, readJson } from '../read-body'
import { fileResponse } from '../file-response'
import { fileNameOf, readCarryOut, readFontBytes, readOverrides } from './read-font-upload'
import { idIn, staffEndpoint } from './staff-endpoint'

/** `/api/uploads/…`: many font files planned, reviewed and carried out. Bodies: domain/catalogue/upload/upload-answer.ts. */
export const uploadEndpoints: Endpoint[] = [
  staffEndpoint('get', '/', async (req) => respond(await listUploads(req.payload))),
  staffEndpoint('post', '/', async (req) =>
    respond(await openUpload(req.payload), { status: 201 }),
  ),
  staffEndpoint('get', '/:id', async (req) => {
    return respond(await readUpload(req.payload, idIn(req)))
  }),
  staffEndpoint('patch', '/:id', async (req) => {
    const overrides = readOverrides(await readJson(req))
    return respond(await changePlan(req.payload, idIn(req), overrides))
  }),
  staffEndpoint('delete', '/:id', async (req) => {
    await discardUpload(req.payload, idIn(req))
    return respond({ deleted: idIn(req) })
  }),
  staffEndpoint('post', '/:id/files', receiveFile),
  staffEndpoint('patch', '/:id/files/:file', async (req) => {
    const override = parseFileOverride(await readJson(req))
    return respond(await changePlan(req.payload, idIn(req), { [fileIn(req)]: override }))
  }),
  staffEndpoint('get', '/:id/files/:file/font', async (req) => {
    const bytes = await readUploadedFont(req.payload, { upload: idIn(req), file: fileIn(req) })
    return fileResponse(bytes, { name: 'style.font', type: 'application/octet-stream' })
  }),
  staffEndpoint('delete', '/:id/files/:file', async (req) =>
    respond(await dropFile(req.payload, { upload: idIn(req), file: fileIn(req) })),
  ),
  staffEndpoint('post', '/:id/carry-out', async (req) => {
    const request = readCarryOut(await readAnyJson(req))
    const answer = await carryOutUpload(req.payload, idIn(req), request)
    const files = answer.files.filter(({ plan }) => plan && !plan.leave_out)
    req.context.deedOf = files.map(({ name }) => name).join(', ')
    return respond(answer, { status: 202 })
  }),
  staffEndpoint('post', '/:id/retry', async (req) =>
    respond(await retryUpload(req.payload, idIn(req)), { status: 202 }),
  ),
]

/** The body is the file itself; its name is in the URL. */
async function receiveFile(req: PayloadRequest): Promise<Response> {
  const name = fileNameOf(req)
  try {
    const bytes = readFontBytes(req)
    const file = await addFile(req.payload, idIn(req), { name, bytes })
    return respond({ file }, { status: 201 })
  } catch (error) {
    if (error instanceof MasterIsTooLarge) await listAsTooLarge(req, name, error)
    throw error
  }
}

async function listAsTooLarge(
  req: PayloadRequest,
  name: string,
  { code, message }: MasterIsTooLarge,
): Promise<void> {
  const sizeInBytes = Number(req.headers.get('content-length') ?? 0)
  const failure = { step: 'check', code, sentence: message } as const
  await addRefusedFile(req.payload, idIn(req), { name, sizeInBytes, failure })
}

function fileIn(req: PayloadRequest): string {
  return String(req.routeParams?.file ?? '')
}
