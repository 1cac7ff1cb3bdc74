'use client'

import { DropFonts } from '../drop-fonts'
import { RefusedFiles } from './files/refused-files'
import { KeptUploads } from './kept-uploads'
import { UploadFamily } from './families/upload-family'
import { UploadFooter } from './upload-footer'
import '../quiet-button.css'
import './upload.css'
import './upload-on-a-phone.css'
import { useStoredFaces } from './files/use-stored-faces'
import { useUpload } from './use-upload'
import { useSay } from '../use-say'

const RULE =
  'Choose or drop a whole family: TTF or OTF, static or variable, up to 32 MB each. Nothing is changed before you have seen the plan.'

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
        <UploadFamily key={family.key} {...{ family, upload, work }} />
      ))}
      {upload && upload.files.length > 0 ? <UploadFooter upload={upload} work={work} /> : null}
    </div>
  )
}
