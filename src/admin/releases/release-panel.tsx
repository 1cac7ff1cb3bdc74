'use client'

import { Button, useFormModified } from '@payloadcms/ui'
import '../orders/order-panel.css'
import { deskInWords } from './desk-in-words'
import './release-panel.css'
import { useReleaseDesk } from './use-release-desk'
import { useSay } from '../use-say'

/** At a release: who would be told of it, in which words, and the one button that tells them. */
export function ReleasePanel() {
  const say = useSay()
  const { desk, work, announce } = useReleaseDesk()
  const isModified = useFormModified()
  if (!desk) {
    return work.kind === 'failed' ? (
      <p role="alert">{say(work.why)}</p>
    ) : (
      <p role="status">{say('Asking …')}</p>
    )
  }
  const { state, preview, url, holders } = desk

  return (
    <section className="field-type order-panel" aria-label={say('Announcement')}>
      <h3>{say('Tell those who hold it')}</h3>
      <p role="status">{deskInWords(desk, say)}</p>
      {work.kind === 'failed' && <p role="alert">{say(work.why)}</p>}
      {preview && (
        <details className="release-preview" open>
          <summary>{say('The mail, as {to} gets it', { to: preview.to })}</summary>
          <p>
            <b>{preview.subject}</b>
          </p>
          <pre>{preview.text}</pre>
        </details>
      )}
      {state === 'ready' && (
        <div className="order-buttons">
          <Button disabled={work.kind === 'busy' || isModified} onClick={() => void announce()}>
            {say(holders === 1 ? 'Tell one holder' : 'Tell {count} holders', { count: holders })}
          </Button>
          <p>
            {isModified
              ? say('Save its notes first: the mail holds them.')
              : say('Sent once, and never again for this release.')}
          </p>
        </div>
      )}
      {url && (
        <p>
          <a href={url}>{say('Its page, as everybody reads it')}</a>
        </p>
      )}
    </section>
  )
}
