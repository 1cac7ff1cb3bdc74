import { Button } from '@payloadcms/ui'
import { type ReactNode, useState } from 'react'
import { LabelledTextarea } from '../../labelled-input'
import { useTypedWarning } from '../../leave-warning'
import type { Became } from '../../use-staff-record'
import { useOrder, useOrderWords } from '../use-order'

type Props = { label: string; value: string; onChange: (reason: string) => void }

/** Why: kept in the history for good. */
export function ReasonField(field: Props) {
  return <LabelledTextarea rows={2} maxLength={500} {...field} />
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

type ActFormProps = {
  legend: string
  hint?: string
  /** What its button is called. */
  label: string
  isReady?: boolean
  /** What is still to be filled in, before why. */
  missing?: string | null
  /** How why it is done is asked for, of what is not done without a reason. */
  why?: string
  act: (reason: string) => Promise<Became | void>
  /** Absent: it stays open. */
  close?: () => void
  children?: ReactNode
  /** After why: what is to be read before it is done. */
  before?: ReactNode
  after?: ReactNode
}

/** One act at an order: what it does, its fields, and the ways to do it or to leave it. It closes once it is done. */
export function ActForm({ legend, hint, why, act, close, ...form }: ActFormProps) {
  const words = useOrderWords()
  const { isBusy } = useOrder()
  const [reason, setReason] = useState('')
  const isWritten = why === undefined || reason.trim() !== ''
  const missing = form.missing ?? (isWritten ? null : words.writeWhy)

  async function carryOut() {
    if ((await act(reason)) === 'done') close?.()
  }

  return (
    <OrderForm legend={legend}>
      {hint && <p>{hint}</p>}
      {form.children}
      {why !== undefined && <ReasonField label={why} value={reason} onChange={setReason} />}
      {form.before}
      <div className="order-buttons">
        <Button
          disabled={form.isReady === false || missing !== null || isBusy}
          onClick={() => void carryOut()}
        >
          {form.label}
        </Button>
        {close && (
          <Button buttonStyle="secondary" onClick={close}>
            {words.cancel}
          </Button>
        )}
        {missing && <p>{missing}</p>}
      </div>
      {form.after}
    </OrderForm>
  )
}

/** Of what staff ask for once, however often it is sent. `crypto.randomUUID` is not there where the admin is served without TLS. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
