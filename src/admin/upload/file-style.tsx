import { useId } from 'react'
import type {
  FileOverride,
  FilePlan,
  StyleFields,
  UploadedFile,
  UploadFamily,
} from '@/domain/catalogue/upload/upload-answer'
import { CommittedInput } from '../committed-input'
import { useSay } from '../use-say'

type Props = {
  file: UploadedFile
  plan: FilePlan
  family: UploadFamily
  onChange: (overrides: Record<string, FileOverride>) => void
}

const NEW = 'new'

/** The style of a file: a new version of a present one, or a new one; what the file says can be overridden. */
export function FileStyle({ file, plan, family, onChange }: Props) {
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
        {family.styles.map((style) => (
          <option key={style.id} value={style.id}>
            {style.has_master ? say('New version of {name}', { name: style.name }) : style.name}
          </option>
        ))}
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
      <CommittedInput
        id={`${id}-width`}
        type="number"
        min={1}
        max={9}
        value={String(fields.width ?? '')}
        onCommit={(width) => setField({ width: width === '' ? null : Number(width) })}
      />
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
