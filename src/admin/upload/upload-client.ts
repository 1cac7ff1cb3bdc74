import type {
  FileWish,
  UploadAnswer,
  UploadedFile,
  UploadSummary,
} from '@/domain/catalogue/upload/upload-answer'
import { readResponse } from '../read-response'

export async function listUploads(): Promise<UploadSummary[]> {
  const { uploads } = await ask<{ uploads: UploadSummary[] }>('GET', '')
  return uploads
}

export function beginUpload(): Promise<UploadAnswer> {
  return ask('POST', '')
}

export function readUpload(id: string): Promise<UploadAnswer> {
  return ask('GET', `/${id}`)
}

export async function sendFile(id: string, file: File): Promise<UploadedFile> {
  const path = `/${id}/files?name=${encodeURIComponent(file.name)}`
  const answer = await ask<{ file: UploadedFile }>('POST', path, {
    body: file,
    headers: { 'Content-Type': 'application/octet-stream' },
  })
  return answer.file
}

export function changePlan(id: string, files: Record<string, FileWish>): Promise<UploadAnswer> {
  return ask('PATCH', `/${id}`, json({ files }))
}

export function takeFileOut(id: string, file: string): Promise<UploadAnswer> {
  return ask('DELETE', `/${id}/files/${file}`)
}

type CarryOut = {
  /** By the key of their family: what buyers read beside the new release. */
  notes: Record<string, string>
  plan_hash: string
}

export function carryOut(id: string, said: CarryOut): Promise<UploadAnswer> {
  return ask('POST', `/${id}/carry-out`, json(said))
}

export function tryAgain(id: string): Promise<UploadAnswer> {
  return ask('POST', `/${id}/retry`)
}

export async function forgetUpload(id: string): Promise<void> {
  await ask('DELETE', `/${id}`)
}

export type TypefaceChoice = { id: string; name: string }

/** Every typeface a file may be for, drafts too; the shop tells two hundred at a time. */
export async function listTypefaces(page = 1): Promise<TypefaceChoice[]> {
  const query = `draft=true&depth=0&limit=200&sort=name&select[name]=true&page=${page}`
  const response = await fetch(`/api/typefaces?${query}`)
  const { docs, nextPage } = await readResponse<TypefacePage>(response)
  return nextPage ? [...docs, ...(await listTypefaces(nextPage))] : docs
}

type TypefacePage = { docs: TypefaceChoice[]; nextPage: number | null }

type Message = Pick<RequestInit, 'body' | 'headers'>

function json(body: object): Message {
  return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
}

async function ask<Answer>(method: string, path: string, message: Message = {}): Promise<Answer> {
  return readResponse<Answer>(await fetch(`/api/uploads${path}`, { method, ...message }))
}
