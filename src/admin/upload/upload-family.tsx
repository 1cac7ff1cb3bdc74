import { useId } from 'react'
import { compareStylesInPairs } from '@/domain/catalogue/styles/order-styles'
import type {
  UploadAnswer,
  UploadedFile,
  UploadFamily as Family,
  UploadFamily,
} from '@/domain/catalogue/upload/upload-answer'
import type { FamilyWarning } from '@/domain/catalogue/upload/warnings/family-warning'
import { ownValue } from '@/domain/own-value'
import { Tick } from '../labelled-input'
import { useSay } from '../use-say'
import { FamilyDone } from './families/family-done'
import { FamilyTypeface, NAME_TAKEN } from './families/family-typeface'
import { PlannedFile } from './planned-file'
import { familyWorkInWords, LEVEL_WORDS, replacingInWords } from './upload-words'
import type { UploadWork } from './use-upload'

type Props = { family: Family; upload: UploadAnswer; work: UploadWork }

/** The files of one typeface: first the warnings on all of them, then each. */
export function FamilyOfUpload({ family, upload, work }: Props) {
  const say = useSay()
  const isOpen = upload.state === 'open'
  const files = byWeight(upload.files.filter(({ id }) => family.files.includes(id)))
  const status = isOpen ? null : familyWorkInWords(family)
  const isThere = isOpen && files.every(({ state }) => state === 'unchanged')

  return (
    <section className="upload-family" aria-label={family.typeface.name}>
      <FamilyTypeface {...{ family, isOpen, isThere }} onChange={work.change} />
      <FamilyWarnings
        warnings={family.warnings.filter(({ code }) => code !== NAME_TAKEN)}
        files={files}
      />
      <ul className="upload-files">
        {files.map((file) => (
          <PlannedFile key={file.id} {...{ file, family, isOpen, work }} />
        ))}
      </ul>
      {isOpen && family.foreign_masters.length > 0 ? (
        <ConfirmReplacing {...{ family, work }} />
      ) : null}
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

const ORDER = ['block', 'warn', 'note'] as const

/** The gravest first; each links to the files it is about. */
function FamilyWarnings({ warnings, files }: { warnings: FamilyWarning[]; files: UploadedFile[] }) {
  const say = useSay()
  if (warnings.length === 0) return null
  const sorted = ORDER.flatMap((level) => warnings.filter((warning) => warning.level === level))

  return (
    <ul className="upload-warnings" aria-label={say('Warnings')}>
      {sorted.map((warning) => (
        <li key={`${warning.code} ${warning.sentence}`} className={`is-${warning.level}`}>
          <b>{say(LEVEL_WORDS[warning.level])}</b>
          <span>
            {say(warning.sentence)} <Concerned ids={warning.files} files={files} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function Concerned({ ids, files }: { ids: string[]; files: UploadedFile[] }) {
  const concerned = files.filter(({ id }) => ids.includes(id))
  if (concerned.length === 0 || concerned.length > 4) return null
  return concerned.map(({ id, name }) => (
    <a key={id} href={`#file-${id}`}>
      {name}
    </a>
  ))
}

/** Files of one family rarely belong in another that is on sale: whoever means it says so. */
function ConfirmReplacing({ family, work }: { family: Family; work: UploadWork }) {
  const say = useSay()
  const sentence = replacingInWords(family, say)

  return (
    <Tick
      className="upload-confirm"
      checked={work.isConfirmed(family)}
      onChange={(isTicked) => work.confirm(family, isTicked)}
    >
      {sentence}
    </Tick>
  )
}

type ReleaseNotesProps = { family: UploadFamily; isOpen: boolean; work: UploadWork }

const LONGEST_NOTE = 2000

/** The notes of staff on the release of these files. The first release of a new typeface needs none. */
function ReleaseNotes({ family, isOpen, work }: ReleaseNotesProps) {
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
        value={ownValue(work.notes, family.key) ?? ''}
        aria-describedby={`${id}-for`}
        onChange={(event) => work.note(family.key, event.target.value)}
      />
      <p id={`${id}-for`} className="field-description">
        {say('Buyers of an earlier release read them beside the newer one.')}
      </p>
    </div>
  )
}
