'use client'

import { type ChangeEvent, type ReactNode, useId, useState } from 'react'
import type { FieldErrors } from '@/domain/shop-error'
import { storeOwnNames, useOwnNames } from '../../buyers/own-names'
import { callShop } from '../../shell/requests/call-shop'
import { errorProps, Field, FieldBox } from '../../ui/field'
import { callFailureOf, focusFirstWrong } from '../call-failure'

type QuestionWords = { name: string; email: string; company: string; message: string }

type Asked = {
  path: '/api/order/enquiry' | '/api/order/letter'
  /** What is wrong with it, before it is sent. */
  check: (body: unknown) => { kind: string; fields?: FieldErrors }
  /** The form's place on the page, as a selector. */
  within: string
}

/** A question to the foundry while it is written and sent; who asks is known where they said so before. */
export function useQuestion({ path, check, within }: Asked) {
  const [words, setWords] = useState({ name: '', email: '', company: '', message: '' })
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

  async function send(about: Record<string, unknown>) {
    if (isSending) return
    const body = { ...words, ...about }
    const wrong = check(body).fields ?? {}
    setErrors(wrong)
    setFailure(null)
    if (Object.keys(wrong).length > 0) return focusFirstWrong(wrong, within)

    setSending(true)
    try {
      // Repeated, it is the same question.
      const options = { method: 'POST', body, repeatable: true } as const
      setAnswer((await callShop<{ message: string }>(path, options)).message)
      storeOwnNames(words)
    } catch (error) {
      const { message, fields } = callFailureOf(error)
      setErrors(fields)
      setFailure(message)
      focusFirstWrong(fields, within)
    } finally {
      setSending(false)
    }
  }

  return { words, write: setWords, errors, failure, isSending, answer, send }
}

type QuestionFieldsProps = {
  /** What stands over the text, and in it while it is empty. */
  label: string
  hint: string
  words: QuestionWords
  errors: FieldErrors
  onWrite: (words: QuestionWords) => void
  /** What else is asked, before the text. */
  children?: ReactNode
}

/** Who asks, and what. */
export function QuestionFields(props: QuestionFieldsProps) {
  const { label, hint, words, errors, onWrite, children } = props
  const id = useId()
  const lineOf = (name: keyof QuestionWords) => ({
    name,
    value: words[name],
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      onWrite({ ...words, [name]: event.target.value }),
  })

  return (
    <div className="grid fields">
      {children}
      <FieldBox label={label} inputId={id} error={errors.message}>
        <textarea
          id={id}
          name="message"
          rows={4}
          maxLength={4000}
          aria-label={label}
          aria-required
          placeholder={hint}
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

/** Where the form stood: the button that was pressed is gone. */
export function QuestionAnswer({ answer }: { answer: string }) {
  return (
    <p
      ref={(place) => place?.focus({ preventScroll: true })}
      className="enquiry-answer"
      role="status"
      tabIndex={-1}
    >
      {answer}
    </p>
  )
}

export function QuestionFailure({ failure }: { failure: string | null }) {
  if (!failure) return null
  return (
    <p className="error-message" role="alert">
      <b>{failure}</b>
    </p>
  )
}
