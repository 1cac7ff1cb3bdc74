import { useId, useState } from 'react'
import type { SendToDesk } from '../use-order-desk'
import { useOrderWords } from '../words'
import { FormButtons } from './form-buttons'
import { newKey } from './new-key'

type Props = { isBusy: boolean; send: SendToDesk; close: () => void }

/** For staff alone; kept in the history. */
export function NoteForm({ isBusy, send, close }: Props) {
  const words = useOrderWords()
  const id = useId()
  const [text, setText] = useState('')
  const [key] = useState(newKey)

  async function keep() {
    if ((await send('note', { key, text })) === 'done') close()
  }

  return (
    <fieldset className="order-form">
      <legend>{words.noteLegend}</legend>
      <div>
        <label htmlFor={id}>{words.noteText}</label>
        <textarea
          id={id}
          rows={3}
          maxLength={2000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <FormButtons
        label={words.noteDo}
        isReady={text.trim() !== '' && !isBusy}
        onDo={() => void keep()}
        onClose={close}
      />
    </fieldset>
  )
}
