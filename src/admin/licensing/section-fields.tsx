import { useId } from 'react'
import { compareWords } from '@/domain/licensing/eula/compare-words'
import { stateOf, type SectionDraft } from './version-draft'
import type { VersionWords } from './words'

type Props = {
  draft: SectionDraft
  isFirst: boolean
  words: VersionWords
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
        {!isFirst && (
          <button type="button" className="upload-quiet" onClick={onMoveUp}>
            {words.up}
          </button>
        )}
        <button type="button" className="upload-quiet" onClick={onRemove}>
          {draft.isOut ? words.takeBack : words.remove}
        </button>
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
