import type { MasterChanges } from '@/domain/catalogue/upload/changes/master-changes'
import { useSay } from '../use-say'
import { changesInWords } from './changes-in-words'

type Props = { changes: MasterChanges; onCompare: (() => void) | null }

/** The changes of a new version against the one in the shop; first those that may break set text. */
export function FileChanges({ changes, onCompare }: Props) {
  const say = useSay()
  const lines = changesInWords(changes)
  const warnings = [
    ...changes.cautions,
    ...(changes.reflow && changes.reflow.level !== 'none' ? [changes.reflow.sentence] : []),
  ]
  if (lines.length === 0 && warnings.length === 0 && changes.reflow) {
    return <p className="field-description">{say('Nothing that its facts tell is changed.')}</p>
  }

  return (
    <ul className="upload-changes">
      {warnings.map((sentence) => (
        <li key={sentence} className="is-warn">
          {say(sentence)}
        </li>
      ))}
      {changes.reflow ? null : (
        <li className="is-warn">
          {say(
            'Nobody knows yet whether set texts will move: the two files could not be compared.',
          )}{' '}
          {onCompare ? (
            <button type="button" className="quiet-button" onClick={onCompare}>
              {say('Compare them again')}
            </button>
          ) : null}
        </li>
      )}
      {lines.map((line) => (
        <li key={line}>{say(line)}</li>
      ))}
    </ul>
  )
}
