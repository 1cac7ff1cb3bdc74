import { LARGEST_MASTER } from '@/domain/catalogue/largest-master'
import type { MasterAnswer, MasterComparison } from './master-response'
import { readAnswer, ShopRefused } from '../read-response'

export function masterAddress(style: string | number): string {
  return `/api/styles/${style}/master`
}

export async function sendMaster(style: string | number, file: File): Promise<MasterAnswer> {
  return post<MasterAnswer>(masterAddress(style), file)
}

/** What the file would change, before it takes the master's place. */
export async function compareMaster(style: string | number, file: File): Promise<MasterComparison> {
  return post<MasterComparison>(`${masterAddress(style)}/compare`, file)
}

export async function loadMaster(style: string | number): Promise<MasterAnswer> {
  return readAnswer<MasterAnswer>(await fetch(masterAddress(style)))
}

async function post<Answer>(address: string, file: File): Promise<Answer> {
  if (file.size > LARGEST_MASTER) {
    const sentence = `${file.name} is larger than 32 MB, the most a master may have.`
    throw new ShopRefused(sentence, 413)
  }
  const named = `${address}?${new URLSearchParams({ name: file.name })}`
  const headers = { 'Content-Type': 'application/octet-stream' }
  return readAnswer<Answer>(await fetch(named, { method: 'POST', body: file, headers }))
}
