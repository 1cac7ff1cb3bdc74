import type { MasterAnswer, MasterComparison } from './master-answer'

export const LARGEST_MASTER = 32 * 1024 * 1024

/** What was wrong with an upload, in the shop's own sentence. */
export class MasterNotTaken extends Error {
  constructor(sentence: string) {
    super(sentence)
    this.name = 'MasterNotTaken'
  }
}

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
    throw new MasterNotTaken(`${file.name} is larger than 32 MB, the most a master may have.`)
  }
  const body = new FormData()
  body.set('file', file)
  return readAnswer<Answer>(await fetch(address, { method: 'POST', body }))
}

async function readAnswer<Answer>(response: Response): Promise<Answer> {
  const answer = (await response.json().catch(() => null)) as unknown
  if (response.ok) return answer as Answer
  throw new MasterNotTaken(sentenceIn(answer) ?? 'The shop did not answer as it should. Try again.')
}

function sentenceIn(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('error' in answer)) return null
  const { error } = answer as { error?: { message?: string } }
  return error?.message ?? null
}
