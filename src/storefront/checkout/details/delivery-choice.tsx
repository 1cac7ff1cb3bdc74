import { IMMEDIATE_DELIVERY_WORDS, needsDeliveryConsent } from '@/domain/order/consents'
import { AgreeChoice } from './agree-choice'
import { buyerOf } from './details'
import type { DetailsForm } from './use-details-form'

const PATH = 'consents.immediate_delivery'

/** Shown to consumers in the EU alone, who could otherwise withdraw from what they have downloaded. */
export function DeliveryChoice({ form }: { form: DetailsForm }) {
  const { details, errors, write } = form
  if (!needsDeliveryConsent(buyerOf(details))) return null
  return (
    <AgreeChoice
      name={PATH}
      isAgreed={details.acceptsDelivery ?? false}
      error={errors[PATH]}
      onAgree={(acceptsDelivery) => write({ ...details, acceptsDelivery }, PATH)}
    >
      {IMMEDIATE_DELIVERY_WORDS}
    </AgreeChoice>
  )
}
