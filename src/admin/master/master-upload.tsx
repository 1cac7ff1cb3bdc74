'use client'

import { Button, FieldLabel, useDocumentInfo } from '@payloadcms/ui'
import { DropFonts } from '../drop-fonts'
import { useSay } from '../use-say'
import { StyleVariation } from '../variation/style-variation'
import type { MasterResponse } from './master-response'
import { MasterSuggestions } from './master-suggestions'
import '../axes/axes.css'
import { useEffect, useState } from 'react'
import { sentenceOf } from '../read-response'
import { compareMaster, loadMaster, sendMaster } from './send-master'
import { describeFacts, formatOf, purposeOf } from './describe-facts'
import { fileSizeInWords } from '../file-size'
import { TableHead } from '../table-head'

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
          <p role="status">{say(STATUS[work.kind] ?? '')}</p>
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

type Props = {
  change: { file: File; reflow: string }
  onReplace: (file: File) => void
  onCancel: () => void
}

/** Shown before the present master is replaced by one that makes set texts reflow. */
function MasterConfirmation({ change: { file, reflow }, onReplace, onCancel }: Props) {
  const say = useSay()
  return (
    <div role="alertdialog" aria-labelledby="master-confirmation" className="master-confirmation">
      <p id="master-confirmation">
        <strong>{say('Texts set in this style may reflow.')}</strong> {say(reflow)}
      </p>
      <p>
        {say(
          '{name} makes a new release. Earlier buyers keep the files they bought, and read this warning beside the newer ones.',
          { name: file.name },
        )}
      </p>
      <div className="master-choices">
        <Button type="button" size="small" onClick={() => onReplace(file)}>
          {say('Replace the master all the same')}
        </Button>
        <Button type="button" size="small" buttonStyle="secondary" onClick={onCancel}>
          {say('Keep the present one')}
        </Button>
      </div>
    </div>
  )
}

/** The release the master belongs to, with a link to its notes. */
function MasterRelease({ release }: { release: NonNullable<MasterResponse['release']> }) {
  const say = useSay()
  const { id, version, has_notes, is_first, reflow } = release
  return (
    <p className="master-release">
      {say('Part of release {version}.', { version })}
      {reflow && ` ${say(reflow)}`}{' '}
      {!is_first && (
        <a href={`/admin/collections/releases/${id}`}>
          {say(has_notes ? 'Read its notes' : 'Write its notes: earlier buyers read them')}
        </a>
      )}
    </p>
  )
}

type MasterWork =
  | { kind: 'idle' | 'comparing' | 'busy' | 'done' | 'same' }
  /** The file would make set texts reflow: staff decide. */
  | { kind: 'confirming'; file: File; reflow: string }
  | { kind: 'failed'; why: string }

/** A style's master and the state of its upload. A file that makes no text reflow replaces it at once. */
function useMaster(id: string | number | undefined) {
  const { data, setData } = useDocumentInfo()
  const [master, setMaster] = useState<MasterResponse | null>(null)
  const [work, setWork] = useState<MasterWork>({ kind: 'idle' })

  useEffect(() => {
    if (id === undefined) return
    loadMaster(id).then(setMaster, (error) => setWork(failed(error)))
  }, [id])

  async function replace(style: string | number, file: File) {
    setWork({ kind: 'busy' })
    const replaced = await sendMaster(style, file)
    setMaster(replaced)
    // The form must know this change of the style as its own, or it would warn of another editor.
    setData({ ...data, master: replaced.sha256, updatedAt: replaced.updated_at })
    setWork({ kind: 'done' })
  }

  async function compare(style: string | number, file: File) {
    setWork({ kind: 'comparing' })
    const { kind, reflow } = await compareMaster(style, file)
    if (kind === 'same') return setWork({ kind: 'same' })
    if (reflow) return setWork({ kind: 'confirming', file, reflow })
    await replace(style, file)
  }

  const guarded = (task: typeof replace) => (file: File) => {
    if (id !== undefined) task(id, file).catch((error) => setWork(failed(error)))
  }
  return {
    master,
    work,
    upload: guarded(master?.sha256 ? compare : replace),
    uploadAnyway: guarded(replace),
    cancel: () => setWork({ kind: 'idle' }),
  }
}

function failed(error: unknown): MasterWork {
  return { kind: 'failed', why: sentenceOf(error) }
}

/** What the file calls itself stays as it is. */
const OWN_NAMES = ['Family', 'Style', 'Scripts', 'Axes']

/** The facts of the master, and the files that were derived of it. */
function MasterReport({ facts, files }: Pick<MasterResponse, 'facts' | 'files'>) {
  const say = useSay()
  return (
    <>
      {facts && (
        <dl className="master-facts">
          {describeFacts(facts).map(([word, value]) => (
            <div key={word}>
              <dt>{say(word)}</dt>
              <dd>{OWN_NAMES.includes(word) ? value : say(value)}</dd>
            </div>
          ))}
        </dl>
      )}
      {files.length > 0 && (
        <table>
          <caption>{say('Files of this style')}</caption>
          <TableHead titles={[say('Format'), say('What it is'), say('Size')]} />
          <tbody>
            {files.map((file) => (
              <tr key={`${file.filename} ${file.format}`}>
                <td>{formatOf(file)}</td>
                <td>
                  <a href={`/api/font-files/file/${file.filename}`} download>
                    {say(purposeOf(file))}
                  </a>
                </td>
                <td>{fileSizeInWords(file.size_in_bytes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
