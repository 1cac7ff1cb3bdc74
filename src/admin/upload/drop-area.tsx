import { Dropzone } from '@payloadcms/ui'
import { useId } from 'react'

type Props = { isBusy: boolean; hasFiles: boolean; onFiles: (files: File[]) => void }

/** Takes any number of font files, chosen or dropped. */
export function DropArea({ isBusy, hasFiles, onFiles }: Props) {
  const id = useId()

  function take(files: FileList | null) {
    if (files && files.length > 0 && !isBusy) onFiles([...files])
  }

  return (
    <Dropzone className="upload-drop" onChange={take} disabled={isBusy} multipleFiles>
      <label htmlFor={id}>{hasFiles ? 'More font files' : 'Font files'}</label>
      <input
        id={id}
        type="file"
        multiple
        accept=".ttf,.otf,font/ttf,font/otf"
        disabled={isBusy}
        aria-describedby={`${id}-rule`}
        onChange={(event) => {
          take(event.target.files)
          event.target.value = ''
        }}
      />
      <p id={`${id}-rule`} className="field-description">
        Drop a whole family here: TTF or OTF, static or variable, up to 32 MB each. Nothing is
        changed before you have seen the plan.
      </p>
    </Dropzone>
  )
}
