import { Button } from '@payloadcms/ui'
import type { UploadAnswer } from '@/domain/catalogue/upload/upload-answer'
import { carryOutInWords, outcomeInWords } from './upload-words'
import type { UploadWork } from './use-upload'
import { useSay } from '../use-say'

type Props = { upload: UploadAnswer; work: UploadWork }

/** The next step: carry it out, wait, try again, or open the typefaces. */
export function UploadFooter({ upload, work }: Props) {
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
