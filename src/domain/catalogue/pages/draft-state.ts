/** How what staff see in a preview stands to what the public sees. */
export type DraftState = 'unpublished' | 'changed' | 'published'

export function draftStateOf({
  status,
  publishedSlug,
}: {
  /** Of the version that staff wrote last. */
  status: 'draft' | 'published' | null | undefined
  publishedSlug: string | null
}): DraftState {
  if (publishedSlug === null) return 'unpublished'
  return status === 'published' ? 'published' : 'changed'
}
