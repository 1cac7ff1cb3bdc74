'use client'

import { Dropzone } from '@payloadcms/ui'
import { useId } from 'react'

type Props = {
  hasMaster: boolean
  isBusy: boolean
  onFile: (file: File) => void
}

/** Takes one font file, chosen or dropped. */
export function MasterPicker({ hasMaster, isBusy, onFile }: Props) {
  const id = useId()

  function take(files: FileList | null) {
    const file = files?.[0]
    if (file && !isBusy) onFile(file)
  }

  return (
    <Dropzone className="master-picker" onChange={take} disabled={isBusy}>
      <label htmlFor={id}>{hasMaster ? 'Replace the master' : 'Upload the master'}</label>
      <input
        id={id}
        type="file"
        accept=".ttf,.otf,font/ttf,font/otf"
        disabled={isBusy}
        aria-describedby={`${id}-rule`}
        onChange={(event) => {
          take(event.target.files)
          event.target.value = ''
        }}
      />
      <p id={`${id}-rule`} className="field-description">
        TTF or OTF, static or variable, up to 32 MB. Or drop the file here.
      </p>
    </Dropzone>
  )
}
