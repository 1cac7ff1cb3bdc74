import type { Payload } from 'payload'
import type { Media } from '@/payload-types'
import { findAll, findOne } from '../rows'

/** The row of a file by its own name, or that of one of its sizes; those in the trash too. */
export function findMediaNamed(payload: Payload, name: string): Promise<Media | null> {
  const names = ['filename', 'sizes.thumbnail.filename', 'sizes.text.filename']
  const where = { or: names.map((field) => ({ [field]: { equals: name } })) }
  return findOne(payload, 'media', { where, trash: true })
}

export function readAllMedia(payload: Payload): Promise<Media[]> {
  return findAll(payload, 'media', { trash: true })
}
