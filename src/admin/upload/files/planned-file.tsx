import type { UploadedFile, UploadFamily } from '@/domain/catalogue/upload/upload-answer'
import { faceOf } from './face-of-file'
import { FileChanges } from './file-changes'
import { FileProgress } from './file-progress'
import { FileStyle } from './file-style'
import { FileVariation } from './file-variation'
import { foundInWords, planInWords } from '../upload-words'
import type { UploadWork } from '../use-upload'
import { useSay } from '../../use-say'

type Props = {
  file: UploadedFile
  family: UploadFamily
  isOpen: boolean
  work: UploadWork
}

/** One file: its style's name set in itself, its plan and its progress. */
export function PlannedFile({ file, family, isOpen, work }: Props) {
  const say = useSay()
  const { plan, found } = file
  if (!plan || !found) return null
  const isOut = plan.leave_out
  const isThere = file.state === 'unchanged'

  return (
    <li id={`file-${file.id}`} className={isOut || isThere ? 'upload-file is-out' : 'upload-file'}>
      <p className="upload-specimen" style={{ fontFamily: `"${faceOf(file)}"` }}>
        {plan.fields.name}
      </p>
      <div className="upload-details">
        <p>
          <b>{file.name}</b> <span className="field-description">{foundInWords(file, say)}</span>
        </p>
        <p>{planInWords({ file, family }, say)}</p>
        {plan.changes && !isOut ? (
          <FileChanges changes={plan.changes} onCompare={isOpen ? work.retry : null} />
        ) : null}
        {file.failure ? (
          <p role="alert" className="upload-failure">
            {say(file.failure.sentence)}
          </p>
        ) : null}
      </div>
      {isOpen && !isThere ? (
        <div className="upload-decide">
          {isOut ? null : <FileStyle {...{ file, plan, family }} onChange={work.change} />}
          <label>
            <input
              type="checkbox"
              checked={isOut}
              onChange={(event) => work.change({ [file.id]: { leave_out: event.target.checked } })}
            />{' '}
            {say('Leave out')}
          </label>
        </div>
      ) : null}
      {isOpen || isOut || isThere ? null : <FileProgress file={file} />}
      {isOpen && !isOut && !isThere ? (
        <FileVariation {...{ file, plan, found }} onChange={work.change} />
      ) : null}
    </li>
  )
}
