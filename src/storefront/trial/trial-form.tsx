'use client'

import { useId, useRef } from 'react'
import { LATER_MAIL_WORDS, NEWSLETTER_WORDS, type TrialPageView } from '@/domain/trial/trial-page'
import { AgreeChoice } from '../checkout/details/agree-choice'
import { useFocusNext } from '../shell/navigation/use-focus-next'
import { ActionButton } from '../ui/action-button'
import { Field } from '../ui/field'
import { TrialChoice } from './trial-choice'
import { useTrialForm } from './use-trial-form'
import { TrialSent } from './trial-sent'

type TrialFormProps = Pick<TrialPageView, 'rows'> & {
  eula: NonNullable<TrialPageView['eula']>
}

export function TrialForm({ rows, eula }: TrialFormProps) {
  const form = useTrialForm(rows, eula)
  const { draft, errors, write } = form
  const familiesError = useId()
  const families = useRef<HTMLHeadingElement>(null)
  const count = draft.chosen.length
  useFocusNext([form.sentTo ?? ''], '.try h2')

  if (form.sentTo) return <TrialSent email={form.sentTo} onMore={form.orderMore} />
  return (
    <form
      className="sec try"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.send((first) => first === 'typefaces' && families.current?.focus())
      }}
    >
      <h2 ref={families} tabIndex={-1}>
        Families
      </h2>
      {errors.typefaces && (
        <p className="error-message" id={familiesError}>
          <b>{errors.typefaces}</b>
        </p>
      )}
      <div
        className="cols-2"
        role="group"
        aria-label="Families"
        aria-describedby={errors.typefaces ? familiesError : undefined}
      >
        {rows.map((row) => (
          <TrialChoice
            key={row.id}
            row={row}
            isChosen={draft.chosen.includes(row.slug)}
            onChoose={() => form.toggle(row.slug)}
          />
        ))}
      </div>
      <div className="grid fields">
        <Field
          label="Name"
          width="half"
          name="name"
          autoComplete="name"
          value={draft.name}
          error={errors.name}
          onChange={(event) => write({ name: event.target.value }, 'name')}
        />
        <Field
          label="E-mail"
          width="half"
          name="email"
          type="email"
          autoComplete="email"
          value={draft.email}
          error={errors.email}
          onChange={(event) => write({ email: event.target.value }, 'email')}
        />
      </div>
      <AgreeChoice
        name="accepted_eula"
        isAgreed={draft.accepts}
        error={errors.accepted_eula}
        onAgree={(accepts) => write({ accepts }, 'accepted_eula')}
      >
        I will use them for trials only:{' '}
        <a href={eula.url} target="_blank" rel="noreferrer">
          {eula.title}
        </a>
      </AgreeChoice>
      <AgreeChoice
        name="newsletter"
        isAgreed={draft.newsletter}
        error={undefined}
        onAgree={(newsletter) => write({ newsletter }, 'newsletter')}
      >
        {NEWSLETTER_WORDS}
      </AgreeChoice>
      <p className="try-later">{LATER_MAIL_WORDS}</p>
      <div className="try-send">
        {form.failure && (
          <p className="error-message" role="alert">
            <b>{form.failure}</b>
          </p>
        )}
        <ActionButton
          type="submit"
          label={labelOf(count)}
          quiet={count === 0}
          disabled={form.isSending}
        />
      </div>
    </form>
  )
}

function labelOf(count: number): string {
  if (count === 0) return 'Request trial fonts'
  return count === 1 ? 'Request 1 trial family' : `Request ${count} trial families`
}
