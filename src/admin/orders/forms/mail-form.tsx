import { useId, useState } from 'react'
import type { SendToDesk } from '../use-order-desk'
import { useOrderWords } from '../words'
import { FormButtons } from './form-buttons'
import { newKey } from './new-key'

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
