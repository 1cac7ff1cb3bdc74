import { Dropzone } from '@payloadcms/ui'
import { useId } from 'react'
import './drop-fonts.css'

type Props = {
  label: string
  rule: string
  isBusy: boolean
  takesMany?: boolean
  onFiles: (files: File[]) => void
}

/** Takes font files, chosen or dropped. */
export function DropFonts({ label, rule, isBusy, takesMany = false, onFiles }: Props) {
  const id = useId()

  function take(files: FileList | null) {
    if (files && files.length > 0 && !isBusy) onFiles([...files])
  }

  return (
    <Dropzone className="drop-fonts" onChange={take} disabled={isBusy} multipleFiles={takesMany}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        multiple={takesMany}
        accept=".ttf,.otf,font/ttf,font/otf"
        disabled={isBusy}
        aria-describedby={`${id}-rule`}
        onChange={(event) => {
          take(event.target.files)
          event.target.value = ''
        }}
      />
      <p id={`${id}-rule`} className="field-description">
        {rule}
      </p>
    </Dropzone>
  )
}
