import { useId } from 'react'
import type { FieldErrors } from '@/domain/shop-error'
import { errorProps, Field, FieldBox } from '../../ui/field'

export type EnquiryWords = { name: string; email: string; company: string; message: string }

type EnquiryFieldsProps = {
  words: EnquiryWords
  errors: FieldErrors
  onWrite: (words: EnquiryWords) => void
}

/** Who asks, and what. */
export function EnquiryFields({ words, errors, onWrite }: EnquiryFieldsProps) {
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
