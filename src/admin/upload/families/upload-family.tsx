import { compareStylesInPairs } from '@/domain/catalogue/styles/order-styles'
import type {
  UploadAnswer,
  UploadedFile,
  UploadFamily as Family,
} from '@/domain/catalogue/upload/upload-answer'
import { FamilyDone } from './family-done'
import { FamilyTypeface } from './family-typeface'
import { FamilyWarnings } from './family-warnings'
import { PlannedFile } from '../files/planned-file'
import { ReleaseNotes } from './release-notes'
import { familyWorkInWords } from '../upload-words'
import type { UploadWork } from '../use-upload'
import { useSay } from '../../use-say'

type Props = { family: Family; upload: UploadAnswer; work: UploadWork }

/** The files of one typeface: first the warnings on all of them, then each. */
export function UploadFamily({ family, upload, work }: Props) {
  const say = useSay()
  const isOpen = upload.state === 'open'
  const files = byWeight(upload.files.filter(({ id }) => family.files.includes(id)))
  const status = isOpen ? null : familyWorkInWords(family)
  const isThere = isOpen && files.every(({ state }) => state === 'unchanged')

  return (
    <section className="upload-family" aria-label={family.typeface.name}>
      <FamilyTypeface {...{ family, isOpen, isThere }} onChange={work.change} />
      <FamilyWarnings warnings={family.warnings} files={files} />
      <ul className="upload-files">
        {files.map((file) => (
          <PlannedFile key={file.id} {...{ file, family, isOpen, work }} />
        ))}
      </ul>
      {isThere ? null : <ReleaseNotes {...{ family, isOpen, work }} />}
      {status ? (
        <p className={family.failure ? 'upload-failure' : 'upload-status'}>{say(status)}</p>
      ) : null}
      {upload.state === 'done' && family.typeface.kind === 'existing' ? (
        <FamilyDone typeface={family.typeface} />
      ) : null}
    </section>
  )
}

/** Thin, Thin Italic, Light …: as the family stands in the shop, not as the files came. */
function byWeight(files: UploadedFile[]): UploadedFile[] {
  return files.toSorted((a, b) =>
    a.plan && b.plan
      ? compareStylesInPairs(a.plan.fields, b.plan.fields)
      : Number(!a.plan) - Number(!b.plan),
  )
}
