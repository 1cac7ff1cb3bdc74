import { stat } from 'node:fs/promises'

import { LARGEST_MASTER } from '@/domain/catalogue/upload/uploaded-font'
import type { FontJob } from '../font-job'
import { FontRefused } from '../font-refused'

export type JobLimits = { seconds: number; residentBytes: number }

const MEGABYTE = 1024 * 1024

/** Above the child's 512 MB heap, for WebAssembly and buffers lie outside of it. */
const RESIDENT_BYTES = 800 * MEGABYTE

/** A refusal is promised within 20 s, with the way to it and back. */
const INSPECTION_IN_SECONDS = 15

export async function limitsOf(job: FontJob): Promise<JobLimits> {
  const sizes = await Promise.all(mastersOf(job).map(sizeOfMaster))
  const megabytes = sizes.reduce((sum, size) => sum + size, 0) / MEGABYTE

  return { seconds: secondsFor(job.kind, megabytes), residentBytes: RESIDENT_BYTES }
}

function secondsFor(kind: FontJob['kind'], megabytes: number): number {
  return kind === 'inspect' ? INSPECTION_IN_SECONDS : 30 + Math.ceil(5 * megabytes)
}

function mastersOf(job: FontJob): string[] {
  switch (job.kind) {
    case 'measure':
    case 'card':
      return job.cuts.map((cut) => cut.master)
    case 'compare':
    case 'redraw':
      return [job.before, job.master]
    case 'survey':
      return []
    case 'pack':
      return job.previews
    default:
      return [job.master]
  }
}

/** Asked before a child reads the file, so that nobody ever loads a huge one. */
async function sizeOfMaster(path: string): Promise<number> {
  const { size } = await stat(path)
  if (size > LARGEST_MASTER) throw new FontRefused('This font is larger than 32 MB.')
  return size
}
