import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import type { FileOverride, UploadFailure } from '@/domain/catalogue/upload/upload-answer'
import {
  UploadFileNotFound,
  UploadIsFull,
  UploadIsNotOpen,
} from '@/domain/catalogue/upload/upload-error'
import { runFontJob } from '@/fonts/run-font-job'
import { assertRoomForUploads } from '../data-folder'
import { storedFiles } from '../files/stored-files'
import {
  dropBytes,
  type FontBytes,
  FontDraft,
  readFont,
  storeBytes,
  uploadedName,
} from '../fonts/font-store'
import {
  deletePlannedFile,
  findUploadFiles,
  insertUploadFileOnce,
  requireOpen,
  requireUploadFile,
  touchOpenUpload,
  type UploadRow,
} from '../records/uploads'
import { compareFiles } from './make-plan'
import { failureOf } from './failure-of'
import { describeFile } from './read-upload'

const MOST_FILES = 200

type NewFile = { name: string; bytes: FontBytes; override?: FileOverride }

/** Adds a file to an open upload and inspects it. A file that is no font is listed with the reason. */
export async function addFile(payload: Payload, upload: string, file: NewFile) {
  await assertNotFull(payload, upload)
  const { row } = await stageFile(payload, upload, file)
  if (!(await touchOpenUpload(payload, upload))) await removeLateFile(payload, upload, row)
  else await compareFiles(payload, upload)
  return describeFile(row)
}

/** Inspects a file and stores its bytes beside the upload; of a refused one the reason alone. */
export async function stageFile(
  payload: Payload,
  upload: string,
  { name, bytes, override }: NewFile,
): Promise<{ row: UploadRow; refusal: Error | null }> {
  await assertRoomForUploads()
  await using draft = await FontDraft.make('font')
  const written = await draft.write(bytes)
  const { sha256, sizeInBytes } = written
  const { refusal, ...inspection } = await inspect(draft.path)
  if (!refusal) await storeBytes(upload, written)
  const row = await insertUploadFileOnce(payload, {
    upload,
    filekey: `${upload}:${sha256}`,
    name,
    sha256,
    sizeInBytes,
    override,
    ...inspection,
  })
  return { row, refusal }
}

/** The file arrived when the upload was being carried out already: nobody has seen it in the plan. */
async function removeLateFile(payload: Payload, upload: string, { id, sha256 }: UploadRow) {
  if (!(await deletePlannedFile(payload, id))) return // it arrived just in time
  await dropBytes(upload, sha256 ?? '')
  throw new UploadIsNotOpen()
}

/** Lists a file that is too large, although its bytes were never read. */
export async function addRefusedFile(
  payload: Payload,
  upload: string,
  { name, sizeInBytes, failure }: { name: string; sizeInBytes: number; failure: UploadFailure },
): Promise<void> {
  await assertNotFull(payload, upload)
  await insertUploadFileOnce(payload, {
    upload,
    filekey: `${upload}:${randomUUID()}`,
    name,
    sha256: '',
    sizeInBytes,
    state: 'refused',
    failure,
    facts: null,
  })
}

async function assertNotFull(payload: Payload, upload: string): Promise<void> {
  await requireOpen(payload, upload)
  const files = await findUploadFiles(payload, upload)
  if (files.length >= MOST_FILES) throw new UploadIsFull({ most: MOST_FILES })
}

type Inspection = Pick<UploadRow, 'state' | 'facts' | 'failure'> & { refusal: Error | null }

async function inspect(path: string): Promise<Inspection> {
  try {
    const facts = await runFontJob({ kind: 'inspect', master: path })
    return { state: 'planned', facts, failure: null, refusal: null }
  } catch (error) {
    const failure = failureOf('check', error)
    if (failure.code === 'internal') throw error
    return { state: 'refused', facts: null, failure, refusal: error as Error }
  }
}

/** The bytes of an uploaded font, so that a window that was closed can set its style in itself again. */
export async function readUploadedFont(payload: Payload, place: { upload: string; file: string }) {
  const { sha256, facts } = await requireUploadFile(payload, place)
  if (!sha256 || !facts) throw new UploadFileNotFound()
  // What is done left the folder of its upload, and stands among the fonts of the shop.
  const waiting = uploadedName(place.upload, sha256)
  const stored = () => readFont(sha256, facts.format.toLowerCase())
  const isWaiting = await storedFiles.has(waiting)
  const bytes = await (isWaiting ? storedFiles.read(waiting).catch(stored) : stored())
  return bytes as Buffer<ArrayBuffer>
}
