import { useId } from 'react'
import type { UploadFamily } from '@/domain/catalogue/upload/upload-answer'
import type { UploadWork } from '../use-upload'
import { useSay } from '../../use-say'

type Props = { family: UploadFamily; isOpen: boolean; work: UploadWork }

const LONGEST_NOTE = 2000

/** The notes of staff on the release of these files. The first release of a new typeface needs none. */
export function ReleaseNotes({ family, isOpen, work }: Props) {
  const say = useSay()
  const id = useId()
  if (family.typeface.kind === 'new') return null
  if (!isOpen) return family.notes === '' ? null : <p>{family.notes}</p>

  return (
    <div className="upload-notes">
      <label htmlFor={id}>{say('Notes on this release')}</label>
      <textarea
        id={id}
        rows={2}
        maxLength={LONGEST_NOTE}
        value={work.notes[family.key] ?? ''}
        aria-describedby={`${id}-for`}
        onChange={(event) => work.note(family.key, event.target.value)}
      />
      <p id={`${id}-for`} className="field-description">
        {say('Buyers of an earlier release read them beside the newer one.')}
      </p>
    </div>
  )
}
