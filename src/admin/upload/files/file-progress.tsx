import { STEP_NAMES, type UploadedFile } from '@/domain/catalogue/upload/upload-answer'
import { STATE_WORDS } from '../upload-words'

/** The state of a file in a word, then each step with its state. */
export function FileProgress({ file }: { file: UploadedFile }) {
  return (
    <div className="upload-progress">
      <p className={`is-${file.state}`}>{STATE_WORDS[file.state]}</p>
      {file.state === 'working' || file.state === 'failed' ? (
        <ol aria-label={`Steps of ${file.name}`}>
          {file.steps.map(({ step, state }) => (
            <li key={step} className={`is-${state}`}>
              {STEP_NAMES[step]} <span className="field-description">{STATE_WORDS[state]}</span>
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  )
}
