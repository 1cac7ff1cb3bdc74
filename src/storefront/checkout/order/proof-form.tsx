'use client'

import { useRef, useState } from 'react'
import { PROOF_TYPES, type ProofView } from '@/domain/order/proof'
import { ownValue } from '@/domain/own-value'
import type { FieldErrors } from '@/domain/shop-error'
import { callFailureOf, focusFirstWrong } from '../../shop/call-failure'
import { ActionButton } from '../../ui/action-button'
import { Field } from '../../ui/field'
import { ShopForm } from '../../ui/shop-form'
import WORDS from './proof-words.json' with { type: 'json' }
import { sendProof } from '../checkout-client'

/** What a student shows, and what became of it. */
export function ProofSection({ proof, orderKey }: { proof: ProofView | null; orderKey: string }) {
  if (!proof) return null
  const { state, until } = proof
  // Staff write it with its full stop or without.
  const reason = proof.reason?.replace(/([^.!?])$/, '$1.') ?? ''
  return (
    <section className="sec proof" id="proof">
      <h2>{state === 'accepted' ? 'Your studies' : 'Show that you study'}</h2>
      <p>{WORDS[state].replace('{until}', until ?? '').replace('{reason}', () => reason)}</p>
      {(state === 'wanted' || state === 'refused') && <ProofForm orderKey={orderKey} />}
    </section>
  )
}

function ProofForm({ orderKey }: { orderKey: string }) {
  const element = useRef<HTMLFormElement>(null)
  const [isSending, setSending] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [said, setSaid] = useState('')

  async function send(): Promise<void> {
    const form = new FormData(element.current ?? undefined)
    setSending(true)
    setErrors({})
    setSaid('')
    try {
      const file = await base64Of(form.get('file') as File)
      await sendProof(orderKey, { until: String(form.get('until')), file })
      location.reload()
    } catch (error) {
      const failure = callFailureOf(error)
      setErrors(failure.fields)
      focusFirstWrong(failure.fields, '#proof')
      setSaid(Object.keys(failure.fields).length > 0 ? '' : failure.message)
      setSending(false)
    }
  }

  return (
    <ShopForm plain="needs-script" ref={element} className="fields" onSend={() => void send()}>
      <noscript>
        <p>{WORDS.withoutScript}</p>
      </noscript>
      <Field
        label="PDF, JPEG or PNG, 4 MB at most"
        name="file"
        type="file"
        accept={PROOF_TYPES.join()}
        width="half"
        error={ownValue(errors, 'file')}
      />
      <Field
        label="The month your studies end"
        name="until"
        type="month"
        placeholder="2027-09"
        width="half"
        error={ownValue(errors, 'until')}
      />
      <p role="status">{said}</p>
      <ActionButton type="submit" label="Send it" disabled={isSending} />
    </ShopForm>
  )
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '')
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'))
    reader.readAsDataURL(file)
  })
}
