import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { UploadIsFull, UploadIsNotOpen } from '@/domain/catalogue/upload/upload-error'
import type { Fault, UploadedFile } from '@/domain/catalogue/upload/upload-answer'
import type { FontFacts } from '@/fonts/font-facts'
import { runFontJob } from '@/fonts/run-font-job'
import { type FontBytes, FontDraft } from '../fonts/files/font-store'
import { compareFiles } from './compare-files'
import { describeFile } from './read-upload'
import { failureOf } from './failure-of'
import { requireOpen } from './require-open'
import { dropBytes, keepBytes } from './upload-bytes'
import {
  deletePlannedFile,
  findUploadFiles,
  insertUploadFileOnce,
  type UploadRow,
} from './upload-file-records'
import { touchOpenUpload } from './upload-records'

const MOST_FILES = 200

type NewFile = { name: string; bytes: FontBytes }

/** Takes a file into an open upload and reads what it says of itself. One that is no font is listed with its sentence. */
export async function addFile(
  payload: Payload,
  upload: string,
  { name, bytes }: NewFile,
): Promise<UploadedFile> {
  await requireRoom(payload, upload)
  await using draft = await FontDraft.make('font')
  const written = await draft.write(bytes)
  const { sha256, sizeInBytes } = written
  const read = await inspect(draft.path)
  if (read.kind === 'font') await keepBytes(upload, written)
  const row = await insertUploadFileOnce(payload, {
    upload,
    filekey: `${upload}:${sha256}`,
    name,
    sha256,
    sizeInBytes,
    ...(read.kind === 'font'
      ? { state: 'planned', facts: read.facts, fault: null }
      : { state: 'refused', facts: null, fault: read.fault }),
  })
  if (!(await touchOpenUpload(payload, upload))) await takeBack(payload, upload, row)
  else await compareFiles(payload, upload)
  return describeFile(row)
}

/** It came when the upload was being carried out already: nobody has seen it in the plan. */
async function takeBack(
  payload: Payload,
  upload: string,
  { id, sha256 }: UploadRow,
): Promise<void> {
  if (!(await deletePlannedFile(payload, id))) return // it came just in time
  await dropBytes(upload, sha256 ?? '')
  throw new UploadIsNotOpen()
}

/** A file that is too large is listed too, though its bytes were never read. */
export async function addRefusedFile(
  payload: Payload,
  upload: string,
  { name, sizeInBytes, fault }: { name: string; sizeInBytes: number; fault: Fault },
): Promise<void> {
  await requireRoom(payload, upload)
  await insertUploadFileOnce(payload, {
    upload,
    filekey: `${upload}:${randomUUID()}`,
    name,
    sha256: '',
    sizeInBytes,
    state: 'refused',
    fault,
    facts: null,
  })
}

async function requireRoom(payload: Payload, upload: string): Promise<void> {
  await requireOpen(payload, upload)
  const files = await findUploadFiles(payload, upload)
  if (files.length >= MOST_FILES) throw new UploadIsFull(MOST_FILES)
}

type Read = { kind: 'font'; facts: FontFacts } | { kind: 'refused'; fault: Fault }

async function inspect(path: string): Promise<Read> {
  try {
    return { kind: 'font', facts: await runFontJob({ kind: 'inspect', master: path }) }
  } catch (error) {
    const fault = failureOf('check', error)
    if (fault.code === 'internal') throw error
    return { kind: 'refused', fault }
  }
}
