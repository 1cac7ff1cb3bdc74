'use client'

import { Button } from '@payloadcms/ui'
import type {
  UploadAnswer,
  UploadedFile,
  UploadSummary,
} from '@/domain/catalogue/upload/upload-answer'
import { DropFonts } from '../drop-fonts'
import { useLeaveWarning } from '../leave-warning'
import { useSay } from '../use-say'
import { useStoredFaces } from './font-faces'
import { FamilyOfUpload } from './upload-family'
import { carryOutInWords, outcomeInWords, summaryInWords } from './upload-words'
import { type UploadWork, useUpload } from './use-upload'
import './upload.css'
import { fileSizeInWords } from '../file-size'
import { useEffect, useState } from 'react'
import { QuietButton } from '../quiet-button'
import { useDates } from '../use-dates'
import { listUploads, type KeptUploads } from './upload-client'

const RULE =
  'Choose or drop a whole family, its folder or a ZIP of it: TTF or OTF, static or variable, up to 32 MB each. Nothing is changed before you have seen the plan.'

/** The whole of an upload: drop fonts, review the plan, carry it out, see it done. */
export function UploadScreen({ first }: { first: string | null }) {
  const say = useSay()
  const work = useUpload(first)
  useStoredFaces(work.upload)
  useLeaveWarning(work.isPlanning ? say('The last change is still on its way. Leave?') : null)
  const { upload, sending, failure } = work
  const isOpen = !upload || upload.state === 'open'
  const refused = upload?.files.filter(({ state }) => state === 'refused') ?? []

  return (
    <div className="upload-screen">
      <h1>{say('Upload fonts')}</h1>
      {isOpen ? (
        <DropFonts
          label={say(upload && upload.files.length > 0 ? 'More font files' : 'Font files')}
          rule={say(RULE)}
          isBusy={sending !== null}
          isMultiple
          onFiles={work.send}
        />
      ) : null}
      <p role="status" className="upload-status">
        {sending
          ? say('Reading {number} of {count} …', { number: sending.sent + 1, count: sending.of })
          : ''}
      </p>
      {failure ? (
        <p role="alert" className="upload-failure">
          {say(failure)}
        </p>
      ) : null}
      {!upload && !sending ? <KeptUploads onOpen={work.open} /> : null}
      <RefusedFiles refused={refused} isOpen={isOpen} work={work} />
      {upload?.families.map((family) => (
        <FamilyOfUpload key={family.files[0] ?? family.key} {...{ family, upload, work }} />
      ))}
      {upload && upload.files.length > 0 ? <UploadFooter upload={upload} work={work} /> : null}
    </div>
  )
}

/** The next step: carry it out, wait, try again, or open the typefaces. */
function UploadFooter({ upload, work }: { upload: UploadAnswer; work: UploadWork }) {
  const { state, progress } = upload
  const say = useSay()
  const isBusy = work.sending !== null || work.isPlanning
  const isConfirmed = state !== 'open' || upload.families.every(work.isConfirmed)

  return (
    <footer className="upload-footer">
      {state === 'open' ? (
        <>
          <Button
            onClick={work.carryOut}
            disabled={!upload.can_carry_out || !isConfirmed || isBusy}
          >
            {carryOutInWords(upload, say)}
          </Button>
          <Button buttonStyle="secondary" onClick={work.discard} disabled={isBusy}>
            {say('Throw this upload away')}
          </Button>
          <p role="status" className="field-description">
            {work.isPlanning ? say('Working out the plan …') : ''}
          </p>
        </>
      ) : (
        <>
          <p role="status">{outcomeInWords(upload, say)}</p>
          <progress
            max={Math.max(1, progress.of)}
            value={progress.done}
            aria-label={say('Files that are done')}
          />
        </>
      )}
      {state === 'halted' ? (
        <Button onClick={work.retry}>{say('Try again what failed')}</Button>
      ) : null}
      {state === 'done' || state === 'halted' ? (
        <Button
          buttonStyle="secondary"
          extraButtonProps={{ 'data-leaves': true }}
          onClick={() => work.open(null)}
        >
          {say('Upload more')}
        </Button>
      ) : null}
    </footer>
  )
}

type RefusedFilesProps = { refused: UploadedFile[]; isOpen: boolean; work: UploadWork }

/** Lists files that are no fonts, and files that never arrived, each with its reason. They stop no other file. */
function RefusedFiles({ refused, isOpen, work }: RefusedFilesProps) {
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
              <QuietButton
                aria-label={say('Take {name} off the list', { name: file.name })}
                onClick={() => work.remove(file.id)}
              >
                {say('Take off the list')}
              </QuietButton>
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

type KeptUploadsProps = { onOpen: (id: string) => void }

/** The uploads that wait for staff or are running, and those of the last week: a window that was closed loses nothing. */
function KeptUploads({ onOpen }: KeptUploadsProps) {
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
}: KeptUploadsProps & { title: string; uploads: UploadSummary[] }) {
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
            <QuietButton onClick={() => onOpen(upload.id)}>
              {summaryInWords(upload, { say, timeOf })}
            </QuietButton>
            <span className="field-description">{upload.names.slice(0, 4).join(', ')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
