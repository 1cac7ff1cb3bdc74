import { useId, useRef, useState } from 'react'
import {
  type FileOverride,
  type FilePlan,
  type FoundInFile,
  STEP_NAMES,
  type StyleFields,
  type UploadedFile,
  type UploadFamily,
} from '@/domain/catalogue/upload/upload-answer'
import { WIDTHS, widthInWords } from '@/domain/catalogue/styles/width-in-words'
import type { VariationSetting } from '@/domain/catalogue/variation/merge-variation'
import { Tick, optionOf } from '../labelled-input'
import { CommittedInput } from '../committed-input'
import { useSay } from '../use-say'
import { VariationEditor } from '../variation/variation-editor'
import { faceOf } from './font-faces'
import { foundInWords, planInWords, STATE_WORDS } from './upload-words'
import type { UploadWork } from './use-upload'
import type { MasterChanges } from '@/domain/catalogue/upload/changes/master-changes'
import { QuietButton } from '../quiet-button'
import { changesInWords } from './changes-in-words'

type Props = { file: UploadedFile; family: UploadFamily; isOpen: boolean; work: UploadWork }

/** One file: its style's name set in itself, its plan and its progress. */
export function PlannedFile({ file, family, isOpen, work }: Props) {
  const say = useSay()
  const { plan, found } = file
  if (!plan || !found) return null
  const isOut = plan.leave_out
  const isThere = file.state === 'unchanged'

  return (
    <li id={`file-${file.id}`} className={isOut || isThere ? 'upload-file is-out' : 'upload-file'}>
      <p className="upload-specimen" style={{ fontFamily: `"${faceOf(file)}"` }}>
        {plan.fields.name}
      </p>
      <div className="upload-details">
        <p>
          <b>{file.name}</b> <span className="field-description">{foundInWords(file, say)}</span>
        </p>
        <p>{planInWords({ file, family }, say)}</p>
        {plan.changes && !isOut ? (
          <FileChanges changes={plan.changes} onCompare={isOpen ? work.retry : null} />
        ) : null}
        {file.failure ? (
          <p role="alert" className="upload-failure">
            {say(file.failure.sentence)}
          </p>
        ) : null}
      </div>
      {isOpen && !isThere ? (
        <div className="upload-decide">
          {isOut ? null : <FileStyle {...{ file, plan, family }} onChange={work.change} />}
          <Tick
            checked={isOut}
            onChange={(isTicked) => work.change({ [file.id]: { leave_out: isTicked } })}
          >
            {say('Leave out')}
          </Tick>
        </div>
      ) : null}
      {isOpen || isOut || isThere ? null : <FileProgress file={file} />}
      {isOpen && !isOut && !isThere ? (
        <FileVariation {...{ file, plan, found }} onChange={work.changeAndWait} />
      ) : null}
    </li>
  )
}

/** The state of a file in a word, then each step with its state. */
function FileProgress({ file }: { file: UploadedFile }) {
  const say = useSay()
  return (
    <div className="upload-progress">
      <p className={`is-${file.state}`}>{say(STATE_WORDS[file.state])}</p>
      {file.state === 'working' || file.state === 'failed' ? (
        <ol aria-label={say('Steps of {name}', { name: file.name })}>
          {file.steps.map(({ step, state }) => (
            <li key={step} className={`is-${state}`}>
              {say(STEP_NAMES[step])}{' '}
              <span className="field-description">{say(STATE_WORDS[state])}</span>
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  )
}

type FileVariationProps = {
  file: UploadedFile
  plan: FilePlan
  found: FoundInFile
  onChange: (overrides: Record<string, FileOverride>) => Promise<void>
}

/** The axes and instances of a planned file, folded until they are opened. */
function FileVariation(props: FileVariationProps) {
  const { plan, found } = props
  const style = plan.style.kind === 'existing' ? plan.style.id : 'new'
  return found.axes.length > 0 ? <StyleOfFile key={style} {...props} /> : null
}

/**
 * The last change is shown at once, and the next one is built on it, whether or not the shop has responded. Each request holds
 * the whole setting, so they are sent one after another.
 */
function StyleOfFile({ file, plan, found, onChange }: FileVariationProps) {
  const { variation, default_coordinates } = plan.fields
  const [changed, setChanged] = useState<VariationSetting | null>(null)
  const last = useRef(Promise.resolve())

  function change(next: VariationSetting) {
    setChanged(next)
    const { overrides, position } = next
    const override = {
      [file.id]: { fields: { variation: overrides, default_coordinates: position } },
    }
    last.current = last.current.then(() => onChange(override))
  }

  const setting = changed ?? { overrides: variation, position: default_coordinates }
  return <VariationEditor font={found} setting={setting} face={faceOf(file)} onChange={change} />
}

type FileChangesProps = { changes: MasterChanges; onCompare: (() => void) | null }

/** The changes of a new version against the one in the shop; first those that may break set text. */
function FileChanges({ changes, onCompare }: FileChangesProps) {
  const say = useSay()
  const lines = changesInWords(changes)
  const warnings = [
    ...changes.cautions,
    ...(changes.reflow && changes.reflow.level !== 'none' ? [changes.reflow.sentence] : []),
  ]
  if (lines.length === 0 && warnings.length === 0 && changes.reflow) {
    return <p className="field-description">{say('Nothing that its facts tell is changed.')}</p>
  }

  return (
    <ul className="upload-changes">
      {warnings.map((sentence) => (
        <li key={sentence} className="is-warn">
          {say(sentence)}
        </li>
      ))}
      {changes.reflow ? null : (
        <li className="is-warn">
          {say(
            'Nobody knows yet whether set texts will move: the two files could not be compared.',
          )}{' '}
          {onCompare ? (
            <QuietButton onClick={onCompare}>{say('Compare them again')}</QuietButton>
          ) : null}
        </li>
      )}
      {lines.map((line) => (
        <li key={line}>{say(line)}</li>
      ))}
    </ul>
  )
}

type FileStyleProps = {
  file: UploadedFile
  plan: FilePlan
  family: UploadFamily
  onChange: (overrides: Record<string, FileOverride>) => void
}

const NEW = 'new'

/** The style of a file: a new version of a present one, or a new one; what the file says can be overridden. */
function FileStyle({ file, plan, family, onChange }: FileStyleProps) {
  const say = useSay()
  const id = useId()
  const { fields } = plan
  const override = (change: FileOverride) => onChange({ [file.id]: change })
  const setField = (changed: Partial<StyleFields>) => override({ fields: changed })
  const choose = (style: string) =>
    override({ style: style === NEW ? { kind: 'new' } : { kind: 'existing', id: style } })

  return (
    <div
      className="upload-fields"
      role="group"
      aria-label={say('Style of {name}', { name: file.name })}
    >
      <label htmlFor={`${id}-style`}>{say('Style')}</label>
      <select
        id={`${id}-style`}
        value={plan.style.kind === 'existing' ? plan.style.id : NEW}
        onChange={(event) => choose(event.target.value)}
      >
        <option value={NEW}>{say('A new style')}</option>
        {family.styles.map((style) =>
          optionOf(
            style.id,
            style.has_master ? say('New version of {name}', { name: style.name }) : style.name,
          ),
        )}
      </select>
      <label htmlFor={`${id}-name`}>{say('Name')}</label>
      <CommittedInput
        id={`${id}-name`}
        value={fields.name}
        onCommit={(name) => setField({ name })}
      />
      <label htmlFor={`${id}-weight`}>{say('Weight')}</label>
      <CommittedInput
        id={`${id}-weight`}
        type="number"
        min={1}
        max={1000}
        value={String(fields.weight)}
        onCommit={(weight) => setField({ weight: Number(weight) })}
      />
      <label htmlFor={`${id}-width`}>{say('Width')}</label>
      <select
        id={`${id}-width`}
        value={fields.width ?? ''}
        onChange={({ target }) => setField({ width: Number(target.value) || null })}
      >
        <option value="" />
        {WIDTHS.map((width) => optionOf(width, say(widthInWords(width))))}
      </select>
      <label htmlFor={`${id}-slope`}>{say('Slope')}</label>
      <select
        id={`${id}-slope`}
        value={fields.slope}
        onChange={(event) => setField({ slope: event.target.value as StyleFields['slope'] })}
      >
        <option value="upright">{say('Upright')}</option>
        <option value="italic">{say('Italic')}</option>
        <option value="oblique">{say('Oblique')}</option>
      </select>
      <label htmlFor={`${id}-typ`}>{say('Kind of style')}</label>
      <select
        id={`${id}-typ`}
        value={fields.typ}
        onChange={(event) => setField({ typ: event.target.value as StyleFields['typ'] })}
      >
        <option value="static">{say('Static')}</option>
        <option value="variable">{say('Variable')}</option>
      </select>
    </div>
  )
}
