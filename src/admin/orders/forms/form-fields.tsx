import { Button } from '@payloadcms/ui'
import { type ReactNode, useState } from 'react'
import { LabelledTextarea } from '../../labelled-input'
import { useTypedWarning } from '../../leave-warning'
import { useSay } from '../../use-say'
import type { Became } from '../../use-staff-record'
import { useOrder, useOrderWords } from '../use-order'

type Props = { value: string; onChange: (reason: string) => void; label?: string }

const WHY = 'Why, for whoever reads this later (needed)'

/** Why: kept in the history for good. */
export function ReasonField({ label, ...field }: Props) {
  const say = useSay()
  return <LabelledTextarea label={label ?? say(WHY)} rows={2} maxLength={500} {...field} />
}

/** The frame of a form: what is typed into it is not lost unasked. */
export function OrderForm({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="order-form" {...useTypedWarning()}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  )
}

type FormButtonsProps = {
  label: string
  isReady: boolean
  /** What is still to be written. */
  missing?: string | null
  onDo: () => void
  onClose: () => void
}

/** To do it, or to leave it. */
export function FormButtons({ label, isReady, missing, onDo, onClose }: FormButtonsProps) {
  const words = useOrderWords()
  return (
    <div className="order-buttons">
      <Button disabled={!isReady} onClick={onDo}>
        {label}
      </Button>
      <Button buttonStyle="secondary" onClick={onClose}>
        {words.cancel}
      </Button>
      {missing && <p>{missing}</p>}
    </div>
  )
}

type ActFormProps = {
  legend: string
  hint?: string
  /** What its button is called. */
  label: string
  isReady?: boolean
  /** How why it is done is asked for, of what is not done without a reason. */
  why?: string
  act: (reason: string) => Promise<Became>
  close: () => void
  children?: ReactNode
}

/** One act at an order: what it does, its fields, and the ways to do it or to leave it. It closes once it is done. */
export function ActForm({ legend, hint, why, act, close, children, ...button }: ActFormProps) {
  const words = useOrderWords()
  const { isBusy } = useOrder()
  const [reason, setReason] = useState('')
  const isWritten = why === undefined || reason.trim() !== ''

  async function carryOut() {
    if ((await act(reason)) === 'done') close()
  }

  return (
    <OrderForm legend={legend}>
      {hint && <p>{hint}</p>}
      {children}
      {why !== undefined && <ReasonField label={why} value={reason} onChange={setReason} />}
      <FormButtons
        label={button.label}
        isReady={(button.isReady ?? true) && isWritten && !isBusy}
        missing={isWritten ? null : words.writeWhy}
        onDo={() => void carryOut()}
        onClose={close}
      />
    </OrderForm>
  )
}

/** Of what staff ask for once, however often it is sent. `crypto.randomUUID` is not there where the admin is served without TLS. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
