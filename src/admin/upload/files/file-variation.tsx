import { useRef, useState } from 'react'
import type {
  FilePlan,
  FileWish,
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
  onChange: (wishes: Record<string, FileWish>) => Promise<void>
}

/** What varies in a planned file, folded away until somebody asks. */
export function FileVariation(props: Props) {
  const { plan, found } = props
  const style = plan.style.kind === 'existing' ? plan.style.id : 'new'
  return found.axes.length > 0 ? <StyleOfFile key={style} {...props} /> : null
}

/**
 * What was said last stands at once: the next word is built on it, whether or not the shop has answered. Each is all that
 * is said, so they are sent one after another.
 */
function StyleOfFile({ file, plan, found, onChange }: Props) {
  const { variation, rest_coordinates } = plan.fields
  const [said, setSaid] = useState<VariationSetting | null>(null)
  const last = useRef(Promise.resolve())

  function say(next: VariationSetting) {
    setSaid(next)
    const { words, rest } = next
    const wish = { [file.id]: { fields: { variation: words, rest_coordinates: rest } } }
    last.current = last.current.then(() => onChange(wish))
  }

  const setting = said ?? { words: variation, rest: rest_coordinates }
  return <VariationEditor font={found} setting={setting} face={faceOf(file)} onChange={say} />
}
