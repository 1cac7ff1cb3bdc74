import type { Payload } from 'payload'
import { UploadFileNotFound } from '@/domain/catalogue/upload/upload-error'
import type {
  UploadFailure,
  FilePlan,
  FileState,
  FileOverride,
  UploadedFile,
} from '@/domain/catalogue/upload/upload-answer'
import type { Comparison } from '@/domain/catalogue/upload/changes/master-changes'
import type { FontFacts } from '@/fonts/font-facts'
import type { UploadFile } from '@/payload-types'
import { idOf } from '../id-of'
import { insertOnce } from '../insert-once'

/** A row whose JSON fields have the types they were written with. */
export type UploadRow = Omit<UploadFile, keyof Written> & Written

type Written = {
  steps: UploadedFile['steps'] | null
  failure: UploadFailure | null
  facts: FontFacts | null
  override: FileOverride | null
  plan: FilePlan | null
  comparison: Comparison | null
}

const ROW = { depth: 0, overrideAccess: true } as const

/** In the order of their arrival. */
export async function findUploadFiles(payload: Payload, upload: string): Promise<UploadRow[]> {
  const { docs } = await payload.find({
    collection: 'upload-files',
    where: { upload: { equals: upload } },
    sort: ['createdAt', 'name'],
    limit: 10_000,
    pagination: false,
    ...ROW,
  })
  return docs as UploadRow[]
}

/** Of many uploads at once, without what was read from the files. */
export async function findFileHeads(
  payload: Payload,
  uploads: string[],
): Promise<Pick<UploadRow, 'upload' | 'name' | 'state'>[]> {
  const { docs } = await payload.find({
    collection: 'upload-files',
    where: { upload: { in: uploads } },
    sort: ['createdAt', 'name'],
    select: { upload: true, name: true, state: true },
    limit: 100_000,
    pagination: false,
    ...ROW,
  })
  return docs
}

export async function requireUploadFile(
  payload: Payload,
  { upload, file }: { upload: string; file: string },
): Promise<UploadRow> {
  const row = await payload.findByID({
    collection: 'upload-files',
    id: file,
    disableErrors: true,
    ...ROW,
  })
  if (!row || idOf(row.upload) !== upload) throw new UploadFileNotFound()
  return row as UploadRow
}

type NewUploadFile = {
  upload: string
  filekey: string
  name: string
  sha256: string
  sizeInBytes: number
  state: FileState
  failure: UploadFailure | null
  facts: FontFacts | null
}

/**
 * The same bytes in one upload are one file, however often and by whatever name they come. One that was refused is
 * believed anew: what read it may have been short of time or memory.
 */
export async function insertUploadFileOnce(
  payload: Payload,
  file: NewUploadFile,
): Promise<UploadRow> {
  const data = { ...file, failure: file.failure ?? undefined, facts: file.facts as never }
  const { row, isNew } = await insertOnce({
    find: () => findByKey(payload, file.filekey),
    insert: async () =>
      (await payload.create({ collection: 'upload-files', data, ...ROW })) as UploadRow,
  })
  if (isNew || row.state !== 'refused') return row

  const { state, facts, failure } = file
  await updateUploadFile(payload, row.id, { state, facts, failure })
  return { ...row, state, facts, failure }
}

type FileChange = Partial<
  Pick<UploadRow, 'state' | 'steps' | 'failure' | 'facts' | 'override' | 'plan' | 'comparison'>
>

export async function updateUploadFile(
  payload: Payload,
  id: string,
  data: FileChange,
): Promise<void> {
  await payload.db.updateOne({
    collection: 'upload-files',
    where: { id: { equals: id } },
    data,
    options: { atomic: true },
  })
}

/** False where the file is being carried out by now, and so stays. */
export async function deletePlannedFile(payload: Payload, id: string): Promise<boolean> {
  const own = { id: { equals: id } }
  const isPlanned = { state: { in: ['planned', 'refused'] } }
  await payload.db.deleteMany({ collection: 'upload-files', where: { and: [own, isPlanned] } })
  const left = await payload.count({ collection: 'upload-files', where: own, overrideAccess: true })
  return left.totalDocs === 0
}

async function findByKey(payload: Payload, filekey: string): Promise<UploadRow | null> {
  const { docs } = await payload.find({
    collection: 'upload-files',
    where: { filekey: { equals: filekey } },
    limit: 1,
    ...ROW,
  })
  return (docs[0] as UploadRow | undefined) ?? null
}
