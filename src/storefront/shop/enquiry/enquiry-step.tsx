'use client'

import { useState } from 'react'
import { parseEnquiry } from '@/domain/licensing/enquiries/parse-enquiry'
import { licenceLabel } from '@/domain/licensing/licence-label'
import type { LicenceType } from '@/domain/licensing/licence-type'
import type { PriceRules } from '@/domain/pricing/price-rules'
import type { FieldErrors } from '@/domain/shop-error'
import { callShop } from '../../shell/requests/call-shop'
import { ActionButton, ActionLink } from '../../ui/action-button'
import { LicenceTerms } from '../choose/licence-terms'
import { callFailureOf } from '../call-failure'
import { choosePath } from '../shop-paths'
import type { ShopChoice } from '../shop-choice'
import { EnquiryFields, type EnquiryWords } from './enquiry-fields'

type EnquiryStepProps = {
  rules: PriceRules
  /** What was being chosen; null: nothing yet. */
  choice: ShopChoice | null
  asked: { type: string; tier: string | null }
}

const NOTHING: EnquiryWords = { name: '', email: '', company: '', message: '' }

/** A question about a licence that is not sold by itself: to write it takes the place of choosing. */
export function EnquiryStep({ rules, choice, asked }: EnquiryStepProps) {
  const [words, setWords] = useState(NOTHING)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const [answer, setAnswer] = useState<string | null>(null)
  const type = rules.licenceTypes.find(({ key, kind }) => key === asked.type && kind !== 'trial')
  const back = choice ? choosePath(choice.slug) : '/shop'
  if (!type) return <NoSuchLicence back={back} />
  const about = labelOf(type, asked.tier)

  async function send() {
    const typefaces = choice && !choice.across ? [choice.id] : []
    const body = { ...words, type: asked.type, tier: asked.tier, typefaces }
    const checked = parseEnquiry(body)
    const wrong = checked.kind === 'invalid' ? checked.fields : {}
    setErrors(wrong)
    setFailure(null)
    if (Object.keys(wrong).length > 0) return requestAnimationFrame(focusFirstWrong)

    setSending(true)
    try {
      // Repeated, it is the same question.
      const options = { method: 'POST', body, repeatable: true } as const
      setAnswer((await callShop<{ message: string }>('/api/order/enquiry', options)).message)
    } catch (error) {
      const { message, fields } = callFailureOf(error)
      setErrors(fields)
      setFailure(message)
    } finally {
      setSending(false)
    }
  }

  return (
    <form
      className="step-form enquiry"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSending) void send()
      }}
    >
      <section>
        <h1 tabIndex={-1}>
          <b>{about}</b>
        </h1>
        <p className="soft">
          {choice ? `${choice.name}. ` : ''}
          {answer
            ? ''
            : 'This has no price of its own. Write what you need, and we make you an offer.'}
        </p>
        {answer ? (
          <p className="enquiry-answer" role="status">
            {answer}
          </p>
        ) : (
          <EnquiryFields words={words} errors={errors} onWrite={setWords} />
        )}
        {!answer && <LicenceTerms type={type} />}
        {failure && (
          <p className="error-message" role="alert">
            <b>{failure}</b>
          </p>
        )}
      </section>
      {answer ? (
        <ActionLink href={back} label={choice ? `Back to ${choice.name}` : 'Typefaces'} />
      ) : (
        <ActionButton type="submit" label="Send the question" disabled={isSending} />
      )}
    </form>
  )
}

function NoSuchLicence({ back }: { back: string }) {
  return (
    <section>
      <h1 tabIndex={-1}>
        <b>This licence is not offered any more</b>
      </h1>
      <p>Choose one of those that are.</p>
      <ActionLink href={back} label="Licences" />
    </section>
  )
}

function labelOf(type: LicenceType, key: string | null): string {
  const tier = [...(type.onRequest ?? []), ...type.tiers].find((one) => one.key === key)
  return tier ? licenceLabel(type, tier) : `${type.name} licence`
}

function focusFirstWrong(): void {
  document.querySelector<HTMLElement>('.enquiry [aria-invalid="true"]')?.focus()
}
