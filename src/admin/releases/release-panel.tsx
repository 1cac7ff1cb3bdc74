'use client'

import { Button, useFormModified } from '@payloadcms/ui'
import { countOf } from '@/domain/words'
import '../orders/order-panel.css'
import { deskInWords } from './desk-in-words'
import './release-panel.css'
import { useReleaseDesk } from './use-release-desk'

/** At a release: who would be told of it, in which words, and the one button that tells them. */
export function ReleasePanel() {
  const { desk, work, announce } = useReleaseDesk()
  const isModified = useFormModified()
  if (!desk) {
    return work.kind === 'failed' ? <p role="alert">{work.why}</p> : <p role="status">Asking …</p>
  }
  const { state, preview, url, holders } = desk

  return (
    <section className="field-type order-panel" aria-label="Announcement">
      <h3>Tell those who hold it</h3>
      <p role="status">{deskInWords(desk)}</p>
      {work.kind === 'failed' && <p role="alert">{work.why}</p>}
      {preview && (
        <details className="release-preview" open>
          <summary>The mail, as {preview.to} gets it</summary>
          <p>
            <b>{preview.subject}</b>
          </p>
          <pre>{preview.text}</pre>
        </details>
      )}
      {state === 'ready' && (
        <div className="order-buttons">
          <Button disabled={work.kind === 'busy' || isModified} onClick={() => void announce()}>
            {`Tell ${countOf(holders, 'holder')}`}
          </Button>
          <p>
            {isModified
              ? 'Save its notes first: the mail holds them.'
              : 'Sent once, and never again for this release.'}
          </p>
        </div>
      )}
      {url && (
        <p>
          <a href={url}>Its page, as everybody reads it</a>
        </p>
      )}
    </section>
  )
}
