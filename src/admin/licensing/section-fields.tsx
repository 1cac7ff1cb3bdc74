import { useId } from 'react'
import { compareWords } from '@/domain/licensing/eula/compare-words'
import type { EulaSection } from '@/domain/licensing/eula/new-version'
import { QuietButton } from '../quiet-button'
import type WORDS from './version-words.json'

type Props = {
  draft: SectionDraft
  isFirst: boolean
  words: (typeof WORDS)['en']
  onChange: (part: Partial<SectionDraft>) => void
  onRemove: () => void
  onMoveUp: () => void
}

/** One section of the new version; what changed of it stands beneath, old and new. */
export function SectionFields({ draft, isFirst, words, onChange, onRemove, onMoveUp }: Props) {
  const id = useId()
  const state = stateOf(draft)
  return (
    <section className={`version-section is-${state}`} aria-labelledby={`${id}-state`}>
      <header>
        <b id={`${id}-state`}>{words[state]}</b>
        {!isFirst && <QuietButton onClick={onMoveUp}>{words.up}</QuietButton>}
        <QuietButton onClick={onRemove}>{draft.isOut ? words.takeBack : words.remove}</QuietButton>
      </header>
      {draft.isOut ? (
        <p className="version-compared">
          <del>
            {draft.heading}. {draft.text}
          </del>
        </p>
      ) : (
        <>
          <label>
            {words.sectionHeading}
            <input
              value={draft.heading}
              onChange={(event) => onChange({ heading: event.target.value })}
            />
          </label>
          <label>
            {words.text}
            <textarea
              value={draft.text}
              onChange={(event) => onChange({ text: event.target.value })}
            />
          </label>
        </>
      )}
      {state === 'changed' && draft.was && (
        <div className="version-compared" role="group" aria-label={words.before}>
          <small>{words.before}</small>
          {draft.was.heading !== draft.heading && (
            <p>
              <b>
                <Compared old={draft.was.heading} now={draft.heading} />
              </b>
            </p>
          )}
          {draft.was.text !== draft.text && (
            <p>
              <Compared old={draft.was.text} now={draft.text} />
            </p>
          )}
        </div>
      )}
    </section>
  )
}

function Compared({ old, now }: { old: string; now: string }) {
  return compareWords(old, now).map(({ kind, text }, index) => {
    if (kind === 'old') return <del key={index}>{text}</del>
    if (kind === 'new') return <ins key={index}>{text}</ins>
    return <span key={index}>{text}</span>
  })
}

/** A section as it is typed: with what it was, if it was there before. */
export type SectionDraft = EulaSection & { key: number; was: EulaSection | null; isOut: boolean }

type SectionState = 'same' | 'changed' | 'added' | 'removed'

export function draftsOf(sections: readonly EulaSection[]): SectionDraft[] {
  return sections.map((was, key) => ({ ...was, key, was, isOut: false }))
}

function stateOf({ was, isOut, heading, text }: SectionDraft): SectionState {
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
