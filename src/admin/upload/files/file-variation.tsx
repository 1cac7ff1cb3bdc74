import { useRef, useState } from 'react'
import type {
  FilePlan,
  FileOverride,
  FoundInFile,
  UploadedFile,
} from '@/domain/catalogue/upload/upload-answer'
import type { VariationSetting } from '@/domain/catalogue/variation/merge-variation'
import { faceOf } from './face-of-file'
import { VariationEditor } from '../../variation/variation-editor'

type Props = {
  file: UploadedFile
  plan: FilePlan
  found: FoundInFile
  onChange: (overrides: Record<string, FileOverride>) => Promise<void>
}

/** The axes and instances of a planned file, folded until they are opened. */
export function FileVariation(props: Props) {
  const { plan, found } = props
  const style = plan.style.kind === 'existing' ? plan.style.id : 'new'
  return found.axes.length > 0 ? <StyleOfFile key={style} {...props} /> : null
}

/**
 * The last change is shown at once, and the next one is built on it, whether or not the shop has responded. Each request holds
 * the whole setting, so they are sent one after another.
 */
function StyleOfFile({ file, plan, found, onChange }: Props) {
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
