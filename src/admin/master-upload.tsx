'use client'

import { FieldLabel, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { MasterAnswer } from './master-answer'
import { MasterPicker } from './master-picker'
import { MasterReport } from './master-report'
import { MasterSuggestions } from './master-suggestions'
import './master-upload.css'
import { loadMaster, MasterNotTaken, sendMaster } from './send-master'

type Work = { kind: 'rest' } | { kind: 'busy' } | { kind: 'done' } | { kind: 'failed'; why: string }

/** A style's master in its form: upload it, see what was read from it and what was made of it. */
export function MasterUpload() {
  const { id, data, setData } = useDocumentInfo()
  const [master, setMaster] = useState<MasterAnswer | null>(null)
  const [work, setWork] = useState<Work>({ kind: 'rest' })

  useEffect(() => {
    if (id === undefined) return
    loadMaster(id).then(setMaster, (error) => setWork({ kind: 'failed', why: sentenceOf(error) }))
  }, [id])

  async function upload(style: string | number, file: File) {
    setWork({ kind: 'busy' })
    try {
      const answer = await sendMaster(style, file)
      setMaster(answer)
      // The form learns that the style changed by its own doing, or it would warn of another editor.
      setData({ ...data, master: answer.sha256, updatedAt: answer.updated_at })
      setWork({ kind: 'done' })
    } catch (error) {
      setWork({ kind: 'failed', why: sentenceOf(error) })
    }
  }

  return (
    <section className="field-type master-upload" aria-label="Master">
      <FieldLabel as="h3" label="Master" />
      {id === undefined ? (
        <p>Save the style first, then upload its master.</p>
      ) : (
        <>
          <MasterPicker
            hasMaster={Boolean(master?.sha256)}
            isBusy={work.kind === 'busy'}
            onFile={(file) => upload(id, file)}
          />
          <p role="status">{statusOf(work)}</p>
          {work.kind === 'failed' && <p role="alert">{work.why}</p>}
          {master?.suggestions && (
            <MasterSuggestions
              key={`${master.sha256} ${work.kind}`}
              suggested={master.suggestions}
              isFresh={work.kind === 'done'}
            />
          )}
          {master && <MasterReport facts={master.facts} files={master.files} />}
        </>
      )}
    </section>
  )
}

function statusOf({ kind }: Work): string {
  if (kind === 'busy') return 'Checking, inspecting and deriving …'
  return kind === 'done' ? 'The master is in, and every file of it is ready.' : ''
}

function sentenceOf(error: unknown): string {
  if (error instanceof MasterNotTaken) return error.message
  return 'The shop cannot be reached. Check the connection and try again.'
}
