import type {
  FileOverride,
  UploadAnswer,
  UploadedFile,
  UploadSummary,
} from '@/domain/catalogue/upload/upload-answer'
import { readResponse, sendJson } from '../read-response'

export type KeptUploads = { uploads: UploadSummary[]; done: UploadSummary[] }

export function listUploads(): Promise<KeptUploads> {
  return request('GET', '')
}

export function createUpload(): Promise<UploadAnswer> {
  return request('POST', '')
}

export function readUpload(id: string): Promise<UploadAnswer> {
  return request('GET', `/${id}`)
}

export async function sendFile(id: string, file: File): Promise<UploadedFile> {
  const path = `/${id}/files?name=${encodeURIComponent(file.name)}`
  const response = await request<{ file: UploadedFile }>('POST', path, {
    body: file,
    headers: { 'Content-Type': 'application/octet-stream' },
  })
  return response.file
}

export function changePlan(id: string, files: Record<string, FileOverride>): Promise<UploadAnswer> {
  return request('PATCH', `/${id}`, json({ files }))
}

export function removeFile(id: string, file: string): Promise<UploadAnswer> {
  return request('DELETE', `/${id}/files/${file}`)
}

type CarryOut = {
  /** By the key of the family: the notes that buyers read beside the new release. */
  notes: Record<string, string>
  plan_hash: string
  /** The masters on sale that files of another family may replace. */
  confirmed: string[]
}

export function carryOut(id: string, decision: CarryOut): Promise<UploadAnswer> {
  return request('POST', `/${id}/carry-out`, json(decision))
}

export function retryUpload(id: string): Promise<UploadAnswer> {
  return request('POST', `/${id}/retry`)
}

export async function discardUpload(id: string): Promise<void> {
  await request('DELETE', `/${id}`)
}

export type TypefaceChoice = { id: string; name: string }

/** Every typeface a file may be for, drafts included; the API returns two hundred at a time. */
export async function listTypefaces(page = 1): Promise<TypefaceChoice[]> {
  const query = `draft=true&depth=0&limit=200&sort=name&select[name]=true&page=${page}`
  const response = await fetch(`/api/typefaces?${query}`)
  const { docs, nextPage } = await readResponse<TypefacePage>(response)
  return nextPage ? [...docs, ...(await listTypefaces(nextPage))] : docs
}

/** Of the row that the public sees. */
export async function isPublished(typeface: string): Promise<boolean> {
  const response = await fetch(`/api/typefaces/${typeface}?depth=0&select[_status]=true`)
  return (await readResponse<{ _status?: string }>(response))._status === 'published'
}

export async function publishTypeface(typeface: string): Promise<void> {
  await sendJson(`/api/typefaces/${typeface}`, { _status: 'published' }, 'PATCH')
}

type TypefacePage = { docs: TypefaceChoice[]; nextPage: number | null }

type Message = Pick<RequestInit, 'body' | 'headers'>

function json(body: object): Message {
  return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
}

async function request<Body>(method: string, path: string, message: Message = {}): Promise<Body> {
  return readResponse<Body>(await fetch(`/api/uploads${path}`, { method, ...message }))
}
