import type { Payload } from 'payload'
import { findPublishedPages } from '../../catalogue/catalogue-records'
import { listTypefaceRows } from '../../catalogue/typefaces/list-typefaces'

/** Pages of the foundry, for the footer of every page. */
export async function listPageLinks(payload: Payload): Promise<{ title: string; slug: string }[]> {
  return (await findPublishedPages(payload)).map(({ title, slug }) => ({ title, slug }))
}

export async function countFamilies(payload: Payload): Promise<number> {
  return (await listTypefaceRows(payload)).length
}
