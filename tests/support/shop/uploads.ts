import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Payload } from 'payload'
import type { UploadedFile } from '@/domain/catalogue/upload/upload-answer'
import type { NamedBytes } from './staff'

/** What uploads are made of, and what they leave in the catalogue. */

const ALL = { depth: 0, limit: 500, overrideAccess: true } as const

export async function master(path: string): Promise<NamedBytes> {
  return { name: basename(path), bytes: await readFile(join('src/seed/masters', path)) }
}

export async function typefacesNamed(payload: Payload, name: string) {
  const where = { name: { equals: name } }
  const { docs } = await payload.find({ collection: 'typefaces', where, draft: true, ...ALL })
  return docs.map(({ slug, _status }) => ({ slug, status: _status }))
}

export async function stylesOf(payload: Payload, slug: string) {
  const where = { 'typeface.slug': { equals: slug } }
  const { docs } = await payload.find({ collection: 'styles', where, sort: 'position', ...ALL })
  return docs
}

/** Newest first. */
export async function releasesOf(payload: Payload, slug: string) {
  const where = { 'typeface.slug': { equals: slug } }
  const { docs } = await payload.find({ collection: 'releases', where, sort: '-createdAt', ...ALL })
  return docs
}

export async function formatsOf(payload: Payload, style: string | undefined) {
  const where = { style: { equals: style ?? '' } }
  const { docs } = await payload.find({ collection: 'font-files', where, ...ALL })
  return docs.map(({ format, isMenuPreview }) => (isMenuPreview ? 'MENU' : format)).toSorted()
}

export const stateOf = ({ name, state }: UploadedFile) => [name, state]
