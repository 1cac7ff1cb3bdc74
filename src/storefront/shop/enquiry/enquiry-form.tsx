'use client'

import { useState, useId } from 'react'
import { parseEnquiry } from '@/domain/licensing/enquiries/parse-enquiry'
import type { LicenceType } from '@/domain/licensing/licence-type'
import type { FieldErrors } from '@/domain/shop-error'
import { storeOwnNames, useOwnNames } from '../../buyers/own-names'
import { callShop } from '../../shell/requests/call-shop'
import { ActionButton, ActionLink } from '../../ui/action-button'
import { ShopForm } from '../../ui/shop-form'
import { LicenceTerms } from '../choose/licence-terms'
import { callFailureOf, focusFirstWrong } from '../call-failure'
import { choosePath } from '../shop-paths'
import type { ShopChoice } from '../shop-choice'
import { errorProps, Field, FieldBox } from '../../ui/field'

export type EnquiryFormProps = {
  type: LicenceType
  tier: string | null
  /** What was being chosen; null: nothing yet. */
  choice: ShopChoice | null
}

const NOTHING: EnquiryWords = { name: '', email: '', company: '', message: '' }

/** Beneath the name of the licence: who asks, and what. */
export function EnquiryForm({ type, tier, choice }: EnquiryFormProps) {
  const [words, setWords] = useState(NOTHING)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const [answer, setAnswer] = useState<string | null>(null)

  // What is typed meanwhile stays.
  useOwnNames((names) =>
    setWords((before) =>
      before.name || before.email || before.company ? before : { ...before, ...names },
    ),
  )

  async function send() {
    if (isSending) return
    const typefaces = choice && !choice.across ? [choice.id] : []
    const body = { ...words, type: type.key, tier, typefaces }
    const checked = parseEnquiry(body)
    const wrong = checked.kind === 'invalid' ? checked.fields : {}
    setErrors(wrong)
    setFailure(null)
    if (Object.keys(wrong).length > 0) return focusFirstWrong(wrong, '.enquiry')

    setSending(true)
    try {
      // Repeated, it is the same question.
      const options = { method: 'POST', body, repeatable: true } as const
      setAnswer((await callShop<{ message: string }>('/api/order/enquiry', options)).message)
      storeOwnNames(words)
    } catch (error) {
      const { message, fields } = callFailureOf(error)
      setErrors(fields)
      setFailure(message)
      focusFirstWrong(fields, '.enquiry')
    } finally {
      setSending(false)
    }
  }

  return (
    <ShopForm plain="needs-script" className="step-form" onSend={() => void send()}>
      <section>
        <p className="soft">
          {choice ? `${choice.name}. ` : ''}
          {answer
            ? ''
            : 'This has no price of its own. Write what you need, and we make you an offer.'}
        </p>
        {answer ? (
          <p ref={focusAnswer} className="enquiry-answer" role="status" tabIndex={-1}>
            {answer}
          </p>
        ) : (
          <EnquiryFields words={words} errors={errors} onWrite={setWords} />
        )}
        {!answer && (
          <>
            <h2 className="vh">What the licence allows</h2>
            <LicenceTerms type={type} />
          </>
        )}
        {failure && (
          <p className="error-message" role="alert">
            <b>{failure}</b>
          </p>
        )}
      </section>
      {answer ? (
        <ActionLink
          href={choice ? choosePath(choice.slug) : '/shop'}
          label={choice ? `Back to ${choice.name}` : 'Typefaces'}
        />
      ) : (
        <ActionButton type="submit" label="Send the question" disabled={isSending} />
      )}
    </ShopForm>
  )
}

/** The button that was pressed is gone. */
function focusAnswer(answer: HTMLElement | null): void {
  answer?.focus({ preventScroll: true })
}

type EnquiryWords = { name: string; email: string; company: string; message: string }

type EnquiryFieldsProps = {
  words: EnquiryWords
  errors: FieldErrors
  onWrite: (words: EnquiryWords) => void
}

/** Who asks, and what. */
function EnquiryFields({ words, errors, onWrite }: EnquiryFieldsProps) {
  const id = useId()
  const lineOf = (name: keyof EnquiryWords) => ({
    name,
    value: words[name],
    error: errors[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
      onWrite({ ...words, [name]: event.target.value }),
  })

  return (
    <div className="grid fields">
      <FieldBox label="What you need" inputId={id} error={errors.message}>
        <textarea
          id={id}
          name="message"
          rows={4}
          maxLength={4000}
          aria-label="What you need"
          aria-required
          placeholder="For what, where, for how many, from when"
          value={words.message}
          onChange={(event) => onWrite({ ...words, message: event.target.value })}
          {...errorProps(id, errors.message)}
        />
      </FieldBox>
      <Field
        label="Your name"
        aria-label="Your name"
        width="half"
        autoComplete="name"
        aria-required
        {...lineOf('name')}
      />
      <Field
        label="Company, if any"
        aria-label="Company, if any"
        width="half"
        autoComplete="organization"
        {...lineOf('company')}
      />
      <Field
        label="E-mail"
        aria-label="E-mail"
        type="email"
        autoComplete="email"
        aria-required
        note="Our answer goes there."
        {...lineOf('email')}
      />
    </div>
  )
}
