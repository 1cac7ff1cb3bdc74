import { Button } from '@payloadcms/ui'
import { useState, useId } from 'react'
import type { OrderDesk } from '@/domain/order/order-for-staff'
import { leftToGive } from '../forms/refund-choice'
import { CorrectionForm } from '../forms/correction-form'
import { RefundForm } from '../forms/refund-form'
import { type SendToDesk, useOrderWords } from '../use-order'
import { FormButtons, newKey } from '../forms/form-fields'

type Props = { desk: OrderDesk; isBusy: boolean; send: SendToDesk }

type Act = 'note' | 'mail' | 'refund' | 'correct'

/** What staff may do with the whole order, in one row; the form of the one they chose stands beneath it. */
export function OrderActs({ desk, isBusy, send }: Props) {
  const words = useOrderWords()
  const [open, setOpen] = useState<Act | null>(null)
  const { mail } = desk.sheet
  const left = leftToGive(desk)
  const mayRefund = left > 0 && desk.state !== 'disputed'
  const acts = [
    { act: 'mail', may: mail !== null, label: words.mailAgain },
    { act: 'refund', may: mayRefund, label: words.refund },
    { act: 'correct', may: desk.correctable !== null, label: words.correctInvoice },
    { act: 'note', may: true, label: words.writeNote },
  ] as const
  const shown = acts.find(({ act, may }) => may && act === open)?.act
  const close = () => setOpen(null)

  return (
    <div className="order-acts">
      <div className="order-buttons">
        {acts
          .filter(({ may }) => may)
          .map(({ act, label }) => (
            <Button
              key={act}
              buttonStyle="secondary"
              size="medium"
              extraButtonProps={{ 'aria-expanded': shown === act }}
              onClick={() => setOpen(shown === act ? null : act)}
            >
              {label}
            </Button>
          ))}
        {desk.sheet.buyer.email && (
          <span className="order-quiet">
            <a href={desk.url} target="_blank" rel="noreferrer">
              {words.buyersPage} ↗
            </a>
            <CopyAddress path={desk.url} />
          </span>
        )}
      </div>
      {shown === 'note' && <NoteForm {...{ isBusy, send, close }} />}
      {shown === 'mail' && mail && (
        <MailForm kind={mail} buyer={desk.sheet.buyer.email} {...{ isBusy, send, close }} />
      )}
      {shown === 'correct' && desk.correctable && (
        <CorrectionForm
          key={desk.correctable.number}
          invoice={desk.correctable}
          {...{ desk, isBusy, send, close }}
        />
      )}
      {shown === 'refund' && <RefundForm key={left} {...{ desk, isBusy, send, close }} />}
    </div>
  )
}

/** Of a page of the shop, in full. */
function CopyAddress({ path }: { path: string }) {
  const words = useOrderWords()
  const [isCopied, setIsCopied] = useState(false)

  async function copy() {
    await copyText(new URL(path, location.href).href)
    setIsCopied(true)
    setTimeout(() => setIsCopied(false), 3000)
  }

  return (
    <button type="button" className="quiet-button" onClick={() => void copy()}>
      <span aria-live="polite">{isCopied ? words.copied : words.copy}</span>
    </button>
  )
}

/** Browsers keep their clipboard from pages that are served without TLS: there the old way works. */
async function copyText(text: string): Promise<void> {
  if (window.isSecureContext) return navigator.clipboard.writeText(text)
  const field = document.createElement('textarea')
  field.value = text
  document.body.append(field)
  field.select()
  document.execCommand('copy')
  field.remove()
}

type MailFormProps = {
  kind: 'order' | 'transfer'
  buyer: string
  isBusy: boolean
  send: SendToDesk
  close: () => void
}

/** The order's mail once more, to its buyer or to the address they meant. */
function MailForm({ kind, buyer, isBusy, send, close }: MailFormProps) {
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
function NoteForm({ isBusy, send, close }: NoteFormProps) {
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
