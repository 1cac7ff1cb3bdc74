import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { OrderDesk } from '@/domain/order/order-for-staff'
import { MailForm, NoteForm } from '../forms/mail-and-note-forms'
import { leftToGive } from '../forms/refund-choice'
import { RefundForm } from '../forms/refund-form'
import type { SendToDesk } from '../use-order'
import { useOrderWords } from '../order-words'

type Props = { desk: OrderDesk; isBusy: boolean; send: SendToDesk }

type Act = 'note' | 'mail' | 'refund'

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
        <span className="order-quiet">
          <a href={desk.url} target="_blank" rel="noreferrer">
            {words.buyersPage} ↗
          </a>
          <CopyAddress path={desk.url} />
        </span>
      </div>
      {shown === 'note' && <NoteForm {...{ isBusy, send, close }} />}
      {shown === 'mail' && mail && (
        <MailForm kind={mail} buyer={desk.sheet.buyer.email} {...{ isBusy, send, close }} />
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
