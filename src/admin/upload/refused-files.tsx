import { Button } from '@payloadcms/ui'
import type { UploadedFile } from '@/domain/catalogue/upload/upload-answer'
import { fileSizeInWords } from '../file-size'
import { useSay } from '../use-say'
import type { UploadWork } from './use-upload'

type Props = { refused: UploadedFile[]; isOpen: boolean; work: UploadWork }

/** Lists files that are no fonts, and files that never arrived, each with its reason. They stop no other file. */
export function RefusedFiles({ refused, isOpen, work }: Props) {
  const say = useSay()
  const { unsent } = work
  if (refused.length === 0 && unsent.length === 0) return null

  return (
    <section className="upload-refused" aria-label={say('Files that were not taken')}>
      <h2>{say('Not taken')}</h2>
      <ul className="upload-list">
        {refused.map((file) => (
          <li key={file.id}>
            <b>{file.name}</b>
            <span className="field-description">{fileSizeInWords(file.size_in_bytes)}</span>
            <span>{file.failure && say(file.failure.sentence)}</span>
            {isOpen ? (
              <button
                type="button"
                className="quiet-button"
                aria-label={say('Take {name} off the list', { name: file.name })}
                onClick={() => work.remove(file.id)}
              >
                {say('Take off the list')}
              </button>
            ) : null}
          </li>
        ))}
        {unsent.map(({ file, why }) => (
          <li key={file.name}>
            <b>{file.name}</b>
            <span className="field-description">{fileSizeInWords(file.size)}</span>
            <span>{say(why)}</span>
          </li>
        ))}
      </ul>
      {unsent.length > 0 ? (
        <Button
          buttonStyle="secondary"
          size="small"
          onClick={() => work.send(unsent.map(({ file }) => file))}
        >
          {say('Send them again')}
        </Button>
      ) : null}
    </section>
  )
}
