'use client'

import { Button } from '@payloadcms/ui'
import type { UploadAnswer } from '@/domain/catalogue/upload/upload-answer'
import { DropFonts } from '../drop-fonts'
import { useSay } from '../use-say'
import { useStoredFaces } from './font-faces'
import { KeptUploads } from './kept-uploads'
import { RefusedFiles } from './refused-files'
import { FamilyOfUpload } from './upload-family'
import { carryOutInWords, outcomeInWords } from './upload-words'
import { type UploadWork, useUpload } from './use-upload'
import './upload.css'

const RULE =
  'Choose or drop a whole family, its folder or a ZIP of it: TTF or OTF, static or variable, up to 32 MB each. Nothing is changed before you have seen the plan.'

/** The whole of an upload: drop fonts, review the plan, carry it out, see it done. */
export function UploadScreen({ first }: { first: string | null }) {
  const say = useSay()
  const work = useUpload(first)
  useStoredFaces(work.upload)
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
        <FamilyOfUpload key={family.key} {...{ family, upload, work }} />
      ))}
      {upload && upload.files.length > 0 ? <UploadFooter upload={upload} work={work} /> : null}
    </div>
  )
}

type Props = { upload: UploadAnswer; work: UploadWork }

/** The next step: carry it out, wait, try again, or open the typefaces. */
function UploadFooter({ upload, work }: Props) {
  const { state, progress } = upload
  const say = useSay()
  const isBusy = work.sending !== null

  return (
    <footer className="upload-footer">
      {state === 'open' ? (
        <>
          <Button onClick={work.carryOut} disabled={!upload.can_carry_out || isBusy}>
            {carryOutInWords(upload, say)}
          </Button>
          <Button buttonStyle="secondary" onClick={work.discard} disabled={isBusy}>
            {say('Throw this upload away')}
          </Button>
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
