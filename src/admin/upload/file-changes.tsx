import type { MasterChanges } from '@/domain/catalogue/upload/master-changes'
import { changesInWords } from './changes-in-words'

/** What a new version changes against the one in the shop: what may break set text first. */
export function FileChanges({ changes }: { changes: MasterChanges }) {
  const lines = changesInWords(changes)
  const warnings = [
    ...changes.cautions,
    ...(changes.reflow && changes.reflow.level !== 'none' ? [changes.reflow.sentence] : []),
  ]
  if (lines.length === 0 && warnings.length === 0) {
    return <p className="field-description">Nothing that its facts tell is changed.</p>
  }

  return (
    <ul className="upload-changes">
      {warnings.map((sentence) => (
        <li key={sentence} className="is-warn">
          {sentence}
        </li>
      ))}
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
