'use client'

import { parseEnquiry } from '@/domain/licensing/enquiries/parse-enquiry'
import type { LicenceType } from '@/domain/licensing/licence-type'
import { ActionButton, ActionLink } from '../../ui/action-button'
import { ShopForm } from '../../ui/shop-form'
import { LicenceTerms } from '../choose/licence-terms'
import { choosePath } from '../shop-paths'
import type { ShopChoice } from '../shop-choice'
import { QuestionAnswer, QuestionFailure, QuestionFields, useQuestion } from './question-fields'

export type EnquiryFormProps = {
  type: LicenceType
  tier: string | null
  /** What was being chosen; null: nothing yet. */
  choice: ShopChoice | null
}

/** Beneath the name of the licence: who asks, and what. */
export function EnquiryForm({ type, tier, choice }: EnquiryFormProps) {
  const question = useQuestion({
    path: '/api/order/enquiry',
    check: parseEnquiry,
    within: '.enquiry',
  })
  const { words, errors, failure, isSending, answer } = question
  const typefaces = choice && !choice.across ? [choice.id] : []

  return (
    <ShopForm
      plain="needs-script"
      className="step-form"
      onSend={() => void question.send({ type: type.key, tier, typefaces })}
    >
      <section>
        <p className="soft">
          {choice ? `${choice.name}. ` : ''}
          {answer
            ? ''
            : 'This has no price of its own. Write what you need, and we make you an offer.'}
        </p>
        {answer ? (
          <QuestionAnswer answer={answer} />
        ) : (
          <>
            <QuestionFields
              label="What you need"
              hint="For what, where, for how many, from when"
              {...{ words, errors }}
              onWrite={question.write}
            />
            <h2 className="vh">What the licence allows</h2>
            <LicenceTerms type={type} />
          </>
        )}
        <QuestionFailure failure={failure} />
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
