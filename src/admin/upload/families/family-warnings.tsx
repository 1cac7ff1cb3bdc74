import type { FamilyWarning } from '@/domain/catalogue/upload/warnings/family-warning'
import type { UploadedFile } from '@/domain/catalogue/upload/upload-answer'
import { LEVEL_WORDS } from '../upload-words'
import { useSay } from '../../use-say'

type Props = { warnings: FamilyWarning[]; files: UploadedFile[] }

const ORDER = ['block', 'warn', 'note'] as const

/** The gravest first; each links to the files it is about. */
export function FamilyWarnings({ warnings, files }: Props) {
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
