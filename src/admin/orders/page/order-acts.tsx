import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { LabelledInput, LabelledTextarea } from '../../labelled-input'
import { QuietButton } from '../../quiet-button'
import { leftToGive } from '../forms/refund-choice'
import { CorrectionForm } from '../forms/correction-form'
import { RefundForm } from '../forms/refund-form'
import { useOrder, useOrderWords } from '../use-order'
import { ActForm, newKey } from '../forms/form-fields'

/** What staff may do with the whole order, in one row; the form of the one they chose stands beneath it. */
export function OrderActs() {
  const words = useOrderWords()
  const { desk } = useOrder()
  const [open, setOpen] = useState<'note' | 'mail' | 'refund' | 'correct' | null>(null)
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
      {shown === 'note' && <NoteForm close={close} />}
      {shown === 'mail' && mail && <MailForm kind={mail} close={close} />}
      {shown === 'correct' && desk.correctable && (
        <CorrectionForm key={desk.correctable.number} invoice={desk.correctable} close={close} />
      )}
      {shown === 'refund' && <RefundForm key={left} close={close} />}
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
    <QuietButton onClick={() => void copy()}>
      <span aria-live="polite">{isCopied ? words.copied : words.copy}</span>
    </QuietButton>
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

/** The order's mail once more, to its buyer or to the address they meant. */
function MailForm({ kind, close }: { kind: 'order' | 'transfer'; close: () => void }) {
  const words = useOrderWords()
  const { desk, send } = useOrder()
  const [to, setTo] = useState(desk.sheet.buyer.email)
  const [key] = useState(newKey)

  return (
    <ActForm
      legend={words.mailLegend[kind]}
      hint={words.mailHint}
      label={words.mailDo}
      isReady={to.trim() !== ''}
      act={() => send('mail', { key, to })}
      close={close}
    >
      <LabelledInput
        className="quote-field"
        label={words.mailTo}
        inputMode="email"
        value={to}
        onChange={setTo}
      />
    </ActForm>
  )
}

/** For staff alone; kept in the history. */
function NoteForm({ close }: { close: () => void }) {
  const words = useOrderWords()
  const { send } = useOrder()
  const [text, setText] = useState('')
  const [key] = useState(newKey)

  return (
    <ActForm
      legend={words.noteLegend}
      label={words.noteDo}
      isReady={text.trim() !== ''}
      act={() => send('note', { key, text })}
      close={close}
    >
      <LabelledTextarea
        label={words.noteText}
        rows={3}
        maxLength={2000}
        value={text}
        onChange={setText}
      />
    </ActForm>
  )
}
