'use client'

import { FieldLabel, useDocumentInfo } from '@payloadcms/ui'
import { DropFonts } from '../drop-fonts'
import { MasterConfirmation } from './master-confirmation'
import { MasterRelease } from './master-release'
import { MasterReport } from './master-report'
import { MasterSuggestions } from './master-suggestions'
import './master-upload.css'
import { useMaster, type MasterWork } from './use-master'
import { StyleVariation } from '../variation/style-variation'
import { useSay } from '../use-say'

/** A style's master in its form: upload it, see what it changes, what was read from it and what was made of it. */
export function MasterUpload() {
  const say = useSay()
  const { id, hasSavePermission } = useDocumentInfo()
  const { master, work, upload, uploadAnyway, cancel } = useMaster(id)

  return (
    <section className="field-type master-upload" aria-label={say('Master')}>
      <FieldLabel as="h3" label={say('Master')} />
      {id === undefined ? (
        <p>{say('Save the style first, then upload its master.')}</p>
      ) : (
        <>
          {hasSavePermission && (
            <DropFonts
              label={say(master?.sha256 ? 'Replace the master' : 'Upload the master')}
              rule={say('TTF or OTF, static or variable, up to 32 MB. Or drop the file here.')}
              isBusy={work.kind === 'busy' || work.kind === 'comparing'}
              onFiles={([file]) => file && upload(file)}
            />
          )}
          <p role="status">{say(statusOf(work))}</p>
          {work.kind === 'failed' && <p role="alert">{say(work.why)}</p>}
          {work.kind === 'confirming' && (
            <MasterConfirmation change={work} onReplace={uploadAnyway} onCancel={cancel} />
          )}
          {hasSavePermission && master?.suggestions && (
            <MasterSuggestions
              key={`${master.sha256} ${work.kind}`}
              suggested={master.suggestions}
              isFresh={work.kind === 'done'}
            />
          )}
          {master?.facts && <StyleVariation font={master.facts} files={master.files} />}
          {master?.sha256 && master.release && <MasterRelease release={master.release} />}
          {master && <MasterReport facts={master.facts} files={master.files} />}
        </>
      )}
    </section>
  )
}

const STATUS: Partial<Record<MasterWork['kind'], string>> = {
  comparing: 'Comparing it with the present master …',
  busy: 'Checking, inspecting and deriving …',
  done: 'The master is in, and every file of it is ready.',
  same: 'This is the very file the style has. Nothing was changed.',
}

function statusOf({ kind }: MasterWork): string {
  return STATUS[kind] ?? ''
}
