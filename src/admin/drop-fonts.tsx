import { Dropzone } from '@payloadcms/ui'
import { useId } from 'react'

type Props = {
  label: string
  rule: string
  isBusy: boolean
  isMultiple?: boolean
  onFiles: (files: File[]) => void
}

/** A field for font files, chosen or dropped. */
export function DropFonts({ label, rule, isBusy, isMultiple = false, onFiles }: Props) {
  const id = useId()

  function handleFiles(files: FileList | null) {
    if (files && files.length > 0 && !isBusy) onFiles([...files])
  }

  return (
    <Dropzone
      className="drop-fonts"
      onChange={handleFiles}
      disabled={isBusy}
      multipleFiles={isMultiple}
    >
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        multiple={isMultiple}
        accept=".ttf,.otf,font/ttf,font/otf"
        disabled={isBusy}
        aria-describedby={`${id}-rule`}
        onChange={(event) => {
          handleFiles(event.target.files)
          event.target.value = ''
        }}
      />
      <p id={`${id}-rule`} className="field-description">
        {rule}
      </p>
    </Dropzone>
  )
}
