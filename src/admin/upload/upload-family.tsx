import { useId, useEffect, useState } from 'react'
import { compareStylesInPairs } from '@/domain/catalogue/styles/order-styles'
import type {
  UploadAnswer,
  UploadedFile,
  UploadFamily as Family,
  UploadFamily,
  FileOverride,
} from '@/domain/catalogue/upload/upload-answer'
import type { FamilyWarning } from '@/domain/catalogue/upload/warnings/family-warning'
import { ownValue } from '@/domain/own-value'
import { useSay } from '../use-say'
import { FamilyDone } from './families/family-done'
import { PlannedFile } from './planned-file'
import { familyWorkInWords, LEVEL_WORDS } from './upload-words'
import type { UploadWork } from './use-upload'
import type { Category } from '@/domain/catalogue/typeface-view'
import { CommittedInput } from '../committed-input'
import { listTypefaces, type TypefaceChoice } from './upload-client'

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

type FamilyWarningsProps = { warnings: FamilyWarning[]; files: UploadedFile[] }

const ORDER = ['block', 'warn', 'note'] as const

/** The gravest first; each links to the files it is about. */
function FamilyWarnings({ warnings, files }: FamilyWarningsProps) {
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

type FamilyTypefaceProps = {
  family: UploadFamily
  isOpen: boolean
  /** The shop has these very files. */
  isThere: boolean
  onChange: (overrides: Record<string, FileOverride>) => void
}

const NEW = 'new'

const CATEGORIES = [
  ['serif', 'Serif'],
  ['sans', 'Sans'],
  ['display', 'Display'],
  ['mono', 'Mono'],
] as const satisfies readonly (readonly [Category, string])[]

/** The typeface of these files: one of the shop's, or a new one, which begins as a draft. */
function FamilyTypeface({ family, isOpen, isThere, onChange }: FamilyTypefaceProps) {
  const say = useSay()
  const id = useId()
  const [choices, setChoices] = useState<TypefaceChoice[]>([])
  useEffect(() => {
    if (isOpen) listTypefaces().then(setChoices, () => undefined)
  }, [isOpen])

  const { typeface } = family
  const forAll = (override: FileOverride['typeface']) =>
    onChange(Object.fromEntries(family.files.map((file) => [file, { typeface: override }])))
  const choose = (chosen: string) =>
    forAll(
      chosen === NEW
        ? { kind: 'new', name: say('New {name}', { name: typeface.name }) }
        : { kind: 'existing', id: chosen },
    )

  return (
    <header className="upload-typeface">
      <h2>{typeface.name}</h2>
      {isOpen ? (
        <div className="upload-fields">
          <label htmlFor={`${id}-typeface`}>{say('Typeface')}</label>
          <select
            id={`${id}-typeface`}
            value={typeface.kind === 'existing' ? typeface.id : NEW}
            onChange={(event) => choose(event.target.value)}
          >
            <option value={NEW}>{say('A new typeface')}</option>
            {withOwn(choices, typeface).map((choice) => (
              <option key={choice.id} value={choice.id}>
                {choice.name}
              </option>
            ))}
          </select>
          {typeface.kind === 'new' ? (
            <>
              <label htmlFor={`${id}-name`}>{say('Its name')}</label>
              <CommittedInput
                id={`${id}-name`}
                value={typeface.name}
                onCommit={(name) => forAll({ kind: 'new', name, category: typeface.category })}
              />
              <label htmlFor={`${id}-category`}>{say('Category')}</label>
              <select
                id={`${id}-category`}
                value={typeface.category}
                onChange={(event) =>
                  forAll({
                    kind: 'new',
                    name: typeface.name,
                    category: event.target.value as Category,
                  })
                }
              >
                {CATEGORIES.map(([category, name]) => (
                  <option key={category} value={category}>
                    {say(name)}
                  </option>
                ))}
              </select>
            </>
          ) : null}
        </div>
      ) : null}
      <p className="field-description">
        {say(isThere ? 'The shop has all of these files.' : kindInWords(family))}
      </p>
    </header>
  )
}

/** The list may not have loaded yet: the chosen typeface is in it all the same. */
function withOwn(choices: TypefaceChoice[], typeface: UploadFamily['typeface']): TypefaceChoice[] {
  const isMissing =
    typeface.kind === 'existing' && !choices.some((choice) => choice.id === typeface.id)
  return isMissing ? [...choices, typeface] : choices
}

function kindInWords({ typeface, state }: UploadFamily): string {
  if (state === 'done') return ''
  if (typeface.kind === 'new') return 'A new typeface. It begins as a draft, seen by nobody else.'
  return typeface.is_published
    ? 'In the shop. Its pages change when all its files are done.'
    : 'A draft, seen by nobody else.'
}
