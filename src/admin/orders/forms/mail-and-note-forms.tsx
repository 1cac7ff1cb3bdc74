import { useId, useState } from 'react'
import type { SendToDesk } from '../use-order'
import { useOrderWords } from '../order-words'
import { FormButtons, newKey } from './form-fields'

type Props = {
  kind: 'order' | 'transfer'
  buyer: string
  isBusy: boolean
  send: SendToDesk
  close: () => void
}

/** The order's mail once more, to its buyer or to the address they meant. */
export function MailForm({ kind, buyer, isBusy, send, close }: Props) {
  const words = useOrderWords()
  const id = useId()
  const [to, setTo] = useState(buyer)
  const [key] = useState(newKey)

  async function again() {
    if ((await send('mail', { key, to })) === 'done') close()
  }

  return (
    <fieldset className="order-form">
      <legend>{words.mailLegend[kind]}</legend>
      <p>{words.mailHint}</p>
      <div className="quote-field">
        <label htmlFor={id}>{words.mailTo}</label>
        <input
          id={id}
          inputMode="email"
          value={to}
          onChange={(event) => setTo(event.target.value)}
        />
      </div>
      <FormButtons
        label={words.mailDo}
        isReady={to.trim() !== '' && !isBusy}
        onDo={() => void again()}
        onClose={close}
      />
    </fieldset>
  )
}

type NoteFormProps = { isBusy: boolean; send: SendToDesk; close: () => void }

/** For staff alone; kept in the history. */
export function NoteForm({ isBusy, send, close }: NoteFormProps) {
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
