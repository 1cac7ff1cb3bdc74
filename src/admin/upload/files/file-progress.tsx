import { STEP_NAMES, type UploadedFile } from '@/domain/catalogue/upload/upload-answer'
import { STATE_WORDS } from '../upload-words'
import { useSay } from '../../use-say'

/** The state of a file in a word, then each step with its state. */
export function FileProgress({ file }: { file: UploadedFile }) {
  const say = useSay()
  return (
    <div className="upload-progress">
      <p className={`is-${file.state}`}>{say(STATE_WORDS[file.state])}</p>
      {file.state === 'working' || file.state === 'failed' ? (
        <ol aria-label={say('Steps of {name}', { name: file.name })}>
          {file.steps.map(({ step, state }) => (
            <li key={step} className={`is-${state}`}>
              {say(STEP_NAMES[step])}{' '}
              <span className="field-description">{say(STATE_WORDS[state])}</span>
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  )
}
