import { useEffect, useState } from 'react'
import type { UploadSummary } from '@/domain/catalogue/upload/upload-answer'
import { listUploads } from './upload-client'
import { summaryInWords } from './upload-words'
import { useTimes } from '../orders/page/use-times'
import { useSay } from '../use-say'

/** Lists the uploads that wait for staff or are running. */
export function UnfinishedUploads({ onOpen }: { onOpen: (id: string) => void }) {
  const say = useSay()
  const { timeOf } = useTimes()
  const [uploads, setUploads] = useState<UploadSummary[]>([])
  useEffect(() => {
    listUploads().then(
      (found) => setUploads(found.filter(({ names }) => names.length > 0)),
      () => undefined,
    )
  }, [])
  if (uploads.length === 0) return null

  return (
    <section>
      <h2>{say('Not finished')}</h2>
      <ul className="upload-list">
        {uploads.map((upload) => (
          <li key={upload.id}>
            <button type="button" onClick={() => onOpen(upload.id)}>
              {summaryInWords(upload, { say, timeOf })}
            </button>
            <span className="field-description">{upload.names.slice(0, 4).join(', ')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
