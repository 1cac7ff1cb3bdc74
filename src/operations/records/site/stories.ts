import type { Payload, Where } from 'payload'
import { pick } from '@/domain/own-value'
import type { StoryHead, StoryKind } from '@/domain/site/stories/story'
import type { Story } from '@/payload-types'
import { idOf } from '../../id-of'
import { all, findAll, findOne } from '../rows'

const PUBLISHED: Where = { _status: { equals: 'published' } }

const NEWEST_FIRST = ['-publishedOn', 'title']

/** Published stories without what they tell, the newest first. */
export async function findStoryHeads(payload: Payload): Promise<StoryHead[]> {
  const rows = await findAll(payload, 'stories', {
    where: PUBLISHED,
    sort: NEWEST_FIRST,
    select: { blocks: false, meta: false },
  })
  return rows.map(headOfStory)
}

/** Published stories with all that they tell. */
export async function findStoriesWithContent(payload: Payload): Promise<Story[]> {
  return findAll(payload, 'stories', { where: PUBLISHED, sort: NEWEST_FIRST, depth: 1 })
}

export async function findPublishedStory(
  payload: Payload,
  { kind, slug }: { kind: StoryKind; slug: string },
): Promise<Story | null> {
  return findOne(payload, 'stories', { where: all(PUBLISHED, { slug, kind }), depth: 1 })
}

/** Also of a draft, which may lack all of it. */
export function headOfStory(row: Omit<Story, 'blocks' | 'meta' | 'createdAt'>): StoryHead {
  const typeface = row.typeface ? idOf(row.typeface) : null
  const named = (row.typefaces ?? []).map(idOf)
  return {
    ...pick(row, ['id', 'kind', 'slug']),
    title: row.title || 'Untitled',
    summary: row.summary ?? '',
    author: row.author || null,
    publishedOn: new Date(row.publishedOn ?? row.updatedAt).toISOString(),
    changedAt: new Date(row.updatedAt).toISOString(),
    typeface,
    style: row.style ? idOf(row.style) : null,
    typefaces: named.length > 0 || !typeface ? named : [typeface],
  }
}
