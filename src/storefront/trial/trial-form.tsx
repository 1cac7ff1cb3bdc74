'use client'

import { useId, useRef } from 'react'
import { defaultFaceOf } from '@/domain/catalogue/lines/line-metrics'
import {
  LATER_MAIL_WORDS,
  NEWSLETTER_WORDS,
  type TrialPageView,
  type TrialRow,
} from '@/domain/trial/trial-page'
import { countOf } from '@/domain/words'
import { AgreeChoice } from '../checkout/details/agree-choice'
import { useFocusNext } from '../shell/navigation/move-focus'
import { faceStyle } from '../tester/text/face-style'
import { LatinName } from '../catalogue/latin-name'
import { ActionButton } from '../ui/action-button'
import { Field } from '../ui/field'
import { ShopForm } from '../ui/shop-form'
import { useTrialForm } from './use-trial-form'

type TrialFormProps = Pick<TrialPageView, 'rows'> & { eula: NonNullable<TrialPageView['eula']> }

export function TrialForm({ rows, eula }: TrialFormProps) {
  const form = useTrialForm(rows, eula)
  const { draft, errors, write } = form
  const familiesError = useId()
  const families = useRef<HTMLHeadingElement>(null)
  const count = draft.chosen.length
  useFocusNext([form.sentTo ?? ''], '.try h2')

  if (form.sentTo) return <TrialSent email={form.sentTo} onMore={form.orderMore} />
  return (
    <ShopForm
      plain="trial"
      className="sec try"
      onSend={() => void form.send((first) => first === 'typefaces' && families.current?.focus())}
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
        value={eula.id}
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
    </ShopForm>
  )
}

function labelOf(count: number): string {
  if (count === 0) return 'Request trial fonts'
  return count === 1 ? 'Request 1 trial family' : `Request ${count} trial families`
}

type TrialChoiceProps = { row: TrialRow; isChosen: boolean; onChoose: () => void }

/** One family, set in itself: the whole line is the target. */
function TrialChoice({ row, isChosen, onChoose }: TrialChoiceProps) {
  const { name, inItself, line, holds, styleCount, typefaces } = row
  const holdsId = useId()
  const styles = countOf(styleCount, 'style')
  return (
    <label className="hit">
      <input
        type="checkbox"
        name="typefaces"
        value={typefaces.join(',')}
        checked={isChosen}
        aria-label={`${name}, ${styles}`}
        aria-describedby={holds ? holdsId : undefined}
        onChange={onChoose}
      />
      <span className="mark" aria-hidden="true" />
      <span
        className="n"
        lang={inItself.lang}
        dir={inItself.dir}
        translate="no"
        style={line ? faceStyle(defaultFaceOf(line)) : undefined}
      >
        {inItself.text}
      </span>
      <span className="soft num">
        <LatinName row={row} />
        {styles}
      </span>
      {holds && (
        <span className="soft holds" id={holdsId}>
          {holds}
        </span>
      )}
    </label>
  )
}

/** After the request, whoever asked: where to look, and what to do if nothing comes. */
function TrialSent({ email, onMore }: { email: string; onMore: () => void }) {
  return (
    <section className="sec try">
      <h2 tabIndex={-1}>The trial fonts are on their way</h2>
      <div className="grid">
        <div className="c6 try-next">
          <p>
            {`Look for a mail to ${email}. Its link works for a week. If nothing comes within some minutes, look among the unwanted mail, or ask again.`}
          </p>
          <p>{LATER_MAIL_WORDS}</p>
        </div>
      </div>
      <button type="button" className="lk" onClick={onMore}>
        Try others →
      </button>
    </section>
  )
}
