import type { EulaSection } from '@/domain/licensing/eula/new-version'

/** A section as it is typed: with what it was, if it was there before. */
export type SectionDraft = EulaSection & { key: number; was: EulaSection | null; isOut: boolean }

export type SectionState = 'same' | 'changed' | 'added' | 'removed'

export function draftsOf(sections: readonly EulaSection[]): SectionDraft[] {
  return sections.map((was, key) => ({ ...was, key, was, isOut: false }))
}

export function stateOf({ was, isOut, heading, text }: SectionDraft): SectionState {
  if (isOut) return 'removed'
  if (!was) return 'added'
  return was.heading === heading && was.text === text ? 'same' : 'changed'
}

/** How many of each, and whether those that stay stand in another order. */
export function sumOf(drafts: readonly SectionDraft[]) {
  const states = drafts.map(stateOf)
  const count = (state: SectionState) => states.filter((one) => one === state).length
  const kept = drafts.filter(({ was }) => was).map(({ key }) => key)
  return {
    changed: count('changed'),
    added: count('added'),
    removed: count('removed'),
    isMoved: kept.some((key, index) => index > 0 && key < (kept[index - 1] ?? 0)),
  }
}

/** One of before is only left out, and can come back; one that was added here is gone. */
export function withoutSection(drafts: SectionDraft[], key: number): SectionDraft[] {
  return drafts.flatMap((draft) => {
    if (draft.key !== key) return [draft]
    return draft.was ? [{ ...draft, isOut: !draft.isOut }] : []
  })
}

export function movedUp(drafts: SectionDraft[], key: number): SectionDraft[] {
  const place = drafts.findIndex((draft) => draft.key === key)
  const [before, moved] = [drafts[place - 1], drafts[place]]
  if (!before || !moved) return drafts
  return drafts.with(place - 1, moved).with(place, before)
}

export function withNewSection(drafts: SectionDraft[]): SectionDraft[] {
  const key = Math.max(-1, ...drafts.map((draft) => draft.key)) + 1
  return [...drafts, { key, heading: '', text: '', was: null, isOut: false }]
}
