import { useEffect, useState } from 'react'
import type { UploadSummary } from '@/domain/catalogue/upload/upload-answer'
import { useDates } from '../use-dates'
import { useSay } from '../use-say'
import { listUploads, type KeptUploads } from './upload-client'
import { summaryInWords } from './upload-words'

type Props = { onOpen: (id: string) => void }

/** The uploads that wait for staff or are running, and those of the last week: a window that was closed loses nothing. */
export function KeptUploads({ onOpen }: Props) {
  const say = useSay()
  const [kept, setKept] = useState<KeptUploads>({ uploads: [], done: [] })
  useEffect(() => {
    listUploads().then(setKept, () => undefined)
  }, [])

  return (
    <>
      <UploadList title={say('Not finished')} uploads={kept.uploads} onOpen={onOpen} />
      <UploadList title={say('Done in the last days')} uploads={kept.done} onOpen={onOpen} />
    </>
  )
}

function UploadList({
  title,
  uploads,
  onOpen,
}: Props & { title: string; uploads: UploadSummary[] }) {
  const say = useSay()
  const { timeOf } = useDates()
  const shown = uploads.filter(({ names }) => names.length > 0)
  if (shown.length === 0) return null

  return (
    <section>
      <h2>{title}</h2>
      <ul className="upload-list">
        {shown.map((upload) => (
          <li key={upload.id}>
            <button type="button" className="quiet-button" onClick={() => onOpen(upload.id)}>
              {summaryInWords(upload, { say, timeOf })}
            </button>
            <span className="field-description">{upload.names.slice(0, 4).join(', ')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
