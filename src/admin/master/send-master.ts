import { LARGEST_MASTER } from '@/domain/catalogue/upload/uploaded-font'
import type { MasterResponse, MasterComparison } from './master-response'
import { readResponse, ShopRefused } from '../read-response'

function masterUrl(style: string | number): string {
  return `/api/styles/${style}/master`
}

export async function sendMaster(style: string | number, file: File): Promise<MasterResponse> {
  return post<MasterResponse>(masterUrl(style), file)
}

/** What the file would change, before it replaces the master. */
export async function compareMaster(style: string | number, file: File): Promise<MasterComparison> {
  return post<MasterComparison>(`${masterUrl(style)}/compare`, file)
}

export async function loadMaster(style: string | number): Promise<MasterResponse> {
  return readResponse<MasterResponse>(await fetch(masterUrl(style)))
}

async function post<Body>(url: string, file: File): Promise<Body> {
  if (file.size > LARGEST_MASTER) {
    const sentence = `${file.name} is larger than 32 MB, the most a master may have.`
    throw new ShopRefused(sentence, 413)
  }
  const named = `${url}?${new URLSearchParams({ name: file.name })}`
  const headers = { 'Content-Type': 'application/octet-stream' }
  return readResponse<Body>(await fetch(named, { method: 'POST', body: file, headers }))
}
