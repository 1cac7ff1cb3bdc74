'use client'

import { Button, useDocumentInfo, useFormModified } from '@payloadcms/ui'
import type { ReleaseDesk } from '@/domain/catalogue/releases/release-desk'
import { sendJson } from '../read-response'
import { useSay } from '../use-say'
import { useStaffRecord } from '../use-staff-record'
import { deskInWords } from './announcement-in-words'
import { TakeBack } from './take-back'
import '../orders/order-panel.css'
import './releases.css'

/** At a release: who would be told of it, in which words, and the one button that tells them. */
export function ReleasePanel() {
  const say = useSay()
  const { id, desk, work, announce, reload } = useReleaseDesk()
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
      {desk.goes_back_to && (
        <TakeBack id={String(id)} version={desk.goes_back_to} onDone={() => void reload()} />
      )}
    </section>
  )
}

/** As long as mails are on their way, it looks again after this time. */
const LOOK_AGAIN_MS = 4_000

/** What staff see of a release; read again after each save of its notes, and while its holders are being told. */
function useReleaseDesk() {
  const { id, lastUpdateTime } = useDocumentInfo()
  const { shown, work, act, reload } = useStaffRecord<ReleaseDesk>({
    url: id === undefined ? null : `/api/releases/${id}/desk`,
    savedAt: lastUpdateTime,
    lookAgainIn: (desk) => (isUnderWay(desk) ? LOOK_AGAIN_MS : null),
  })

  const announce = () =>
    act(async () => ({
      now: await sendJson<ReleaseDesk>(`/api/releases/${id}/announce`, {}),
      said: '',
    }))
  return { id, desk: shown, work, announce, reload }
}

function isUnderWay({ state, mails }: ReleaseDesk): boolean {
  return state === 'telling' || (state === 'told' && mails.waiting > 0)
}
