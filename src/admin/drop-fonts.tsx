import { useId, useState, type DragEvent } from 'react'
import { filesOfDrop, filesToSend } from './upload/files-of-drop'

type Props = {
  label: string
  rule: string
  isBusy: boolean
  isMultiple?: boolean
  onFiles: (files: File[]) => void
}

/** A field for font files: chosen, dropped or pasted, where several are taken also whole folders and archives. */
export function DropFonts({ label, rule, isBusy, isMultiple = false, onFiles }: Props) {
  const id = useId()
  const [isDragging, setDragging] = useState(false)

  async function handleFiles(files: File[]) {
    if (isBusy) return
    const toSend = isMultiple ? await filesToSend(files) : files.slice(0, 1)
    if (toSend.length > 0) onFiles(toSend)
  }

  function drag(event: DragEvent, isOver: boolean) {
    event.preventDefault()
    setDragging(isOver && !isBusy)
  }

  return (
    <div
      className={`dropzone dropzoneStyle--default drop-fonts${isDragging ? ' dragging' : ''}`}
      onDragEnter={(event) => drag(event, true)}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false)
        void filesOfDrop(event.dataTransfer.items).then(handleFiles)
      }}
      onPaste={(event) => void handleFiles([...event.clipboardData.files])}
    >
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        multiple={isMultiple}
        accept={
          isMultiple
            ? '.ttf,.otf,.zip,font/ttf,font/otf,application/zip'
            : '.ttf,.otf,font/ttf,font/otf'
        }
        disabled={isBusy}
        aria-describedby={`${id}-rule`}
        onChange={(event) => {
          void handleFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <p id={`${id}-rule`} className="field-description">
        {rule}
      </p>
    </div>
  )
}
