/** What the foundry tells: something new, or an essay on letters. */
export const STORY_KINDS = ['news', 'essay'] as const

export type StoryKind = (typeof STORY_KINDS)[number]

export const STORY_NAMES: Record<StoryKind, string> = { news: 'News', essay: 'Essay' }

/** The list of each kind, above all its stories. */
export const STORY_LISTS: Record<StoryKind, { path: string; title: string }> = {
  news: { path: '/news', title: 'News' },
  essay: { path: '/essays', title: 'Essays' },
}

export type StoryHead = {
  id: string
  kind: StoryKind
  slug: string
  title: string
  summary: string
  /** null: the shop itself. */
  author: string | null
  /** A day, as an instant of it. */
  publishedOn: string
  /** When it was last saved. */
  changedAt: string
  /** What its title is set in. */
  typeface: string | null
  style: string | null
  /** What it is about; the title's typeface is one of them where staff named none. */
  typefaces: string[]
}

/** A title set large, in the letters that came with the page; null: in the face of the interface. */
export type SetTitle = { face: string } | null

/** An entry of a list. */
export type StoryRow = StoryHead & { setIn: SetTitle }

export function storyPath({ kind, slug }: Pick<StoryHead, 'kind' | 'slug'>): string {
  return `${STORY_LISTS[kind].path}/${slug}`
}

/** Those that are about one of these typefaces. */
export function storiesAbout<Head extends StoryHead>(stories: Head[], typefaces: string[]): Head[] {
  return stories.filter((story) => story.typefaces.some((id) => typefaces.includes(id)))
}

const WORDS_A_MINUTE = 220

/** "2 minutes", of all the words that its blocks hold. */
export function minutesToRead(blocks: unknown): number {
  return Math.max(1, Math.round(countWords(blocks) / WORDS_A_MINUTE))
}

/** Of texts in the form of the admin's editor, and of plain ones. */
function countWords(part: unknown): number {
  if (Array.isArray(part)) return part.reduce<number>((sum, one) => sum + countWords(one), 0)
  if (typeof part !== 'object' || part === null) return 0
  const { text, note, root, children, questions } = part as Record<string, unknown>
  const own = [text, note].map((words) =>
    typeof words === 'string' ? words.split(/\s+/).filter(Boolean).length : countWords(words),
  )
  return [...own, ...[root, children, questions].map(countWords)].reduce((sum, one) => sum + one, 0)
}
