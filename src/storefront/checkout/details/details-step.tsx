import { Fragment, useEffect, useEffectEvent, useState } from 'react'
import type { PricedCart, PricedLine } from '@/domain/cart/priced-cart'
import { formatMoney } from '@/domain/money/format-money'
import type { OwnDetails } from '@/domain/order/mine-answer'
import { IMMEDIATE_DELIVERY_WORDS, needsDeliveryConsent } from '@/domain/order/consents'
import type { CartState } from '../../shop/cart/use-cart'
import type { ShopChoice } from '../../shop/shop-choice'
import { ActionButton } from '../../ui/action-button'
import { ShopForm } from '../../ui/shop-form'
import { RentalConsent, SummaryBill } from '../summary-bill'
import { AddressFields } from './address-fields'
import { AgreeChoice } from './agree-choice'
import { BuyerFields, ClientFields, LicenseeSwitch } from './buyer-fields'
import { buyerOf, type Details, readDetails, storeDetails, withPlaceOf } from './details'
import { type DetailsForm, useDetailsForm } from './use-details-form'

type DetailsStepProps = {
  cartState: CartState
  choices: ShopChoice[]
  /** Of whoever is signed in; null: nobody is. */
  own: OwnDetails | null
}

/** Who buys, who may use the fonts, and which tax that means. */
export function DetailsStep({ cartState, choices, own }: DetailsStepProps) {
  const [details, storeDetails] = useDetails(cartState.cart, own)
  return (
    <>
      <h1 className="vh" tabIndex={-1}>
        Details
      </h1>
      {details && (
        <DetailsFields
          cartState={cartState}
          choices={choices}
          details={details}
          storeDetails={storeDetails}
        />
      )}
    </>
  )
}

type DetailsFieldsProps = Omit<DetailsStepProps, 'own'> & {
  details: Details
  storeDetails: (details: Details) => void
}

function DetailsFields({ cartState, choices, details, storeDetails }: DetailsFieldsProps) {
  const { cart } = cartState
  const form = useDetailsForm(cartState, details, storeDetails)
  const { errors, write } = form
  const isForClient = details.licensee === 'client'
  const isQuoted = cart.quote !== null

  return (
    <ShopForm plain="needs-script" className="step-form" onSend={() => void form.send()}>
      <section>
        {(isForClient || !cart.lines.every(isHeldLine)) && (
          <LicenseeSwitch
            licensee={details.licensee}
            isQuoted={isQuoted}
            onSwitch={(licensee) => write({ ...details, licensee }, 'licensee.kind')}
          />
        )}
        {isForClient && (
          <>
            <ClientFields form={form} isQuoted={isQuoted} />
            <h2>{isQuoted ? 'Who pays' : 'Who buys it'}</h2>
          </>
        )}
        <div className="grid fields">
          <BuyerFields form={form} />
          <AddressFields form={form} />
        </div>
        <EulaChoice
          eulas={cart.eulas}
          isAccepted={details.acceptsEulas}
          error={errors.accepted_eulas}
          onAccept={(acceptsEulas) => write({ ...details, acceptsEulas }, 'accepted_eulas')}
        />
        <DeliveryChoice form={form} />
        <RentalConsent cart={cart} />
      </section>
      <SummaryBill
        cart={cart}
        choices={choices}
        currencies={cartState.currencies}
        isBusy={form.isSending || cartState.isBusy}
        errorMessage={form.errorMessage ?? cartState.errorMessage}
        onRetry={form.retry}
      >
        <ActionButton
          type="submit"
          // Pressed while prices are on their way it counts as soon as they are there, and says so.
          label={form.isSending ? waitingLabel(cartState) : 'To payment'}
          sign={form.isSending ? '…' : undefined}
          total={formatMoney(cart.total, cart.currency)}
          disabled={form.isSending}
        />
      </SummaryBill>
    </ShopForm>
  )
}

function waitingLabel({ isBusy }: CartState): string {
  return isBusy ? 'Waiting for the prices' : 'On to payment'
}

/** Whoever pays, such a licence stays with the one who holds it. */
function isHeldLine({ upgrade_of, renews }: PricedLine): boolean {
  return Boolean(upgrade_of ?? renews)
}

type EulaChoiceProps = {
  eulas: PricedCart['eulas']
  isAccepted: boolean
  error: string | undefined
  onAccept: (isAccepted: boolean) => void
}

/** The licence texts of this cart, each one tap away, accepted together. */
function EulaChoice({ eulas, isAccepted, error, onAccept }: EulaChoiceProps) {
  if (!eulas.length) return null
  return (
    <AgreeChoice name="accepted_eulas" isAgreed={isAccepted} error={error} onAgree={onAccept}>
      {eulas.length === 1 ? 'I accept the licence text: ' : 'I accept the licence texts: '}
      {eulas.map((eula, index) => (
        <Fragment key={eula.id}>
          {index > 0 && ', '}
          <a href={`/eula/${encodeURIComponent(eula.id)}`} target="_blank" rel="noreferrer">
            {eula.title}
          </a>
        </Fragment>
      ))}
    </AgreeChoice>
  )
}

const PATH = 'consents.immediate_delivery'

/** Shown to consumers in the EU alone, who could otherwise withdraw from what they have downloaded. */
function DeliveryChoice({ form }: { form: DetailsForm }) {
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

/** What has been typed for one cart; null until the tab's memory has been read. */
function useDetails(
  cart: PricedCart,
  own: OwnDetails | null,
): [details: Details | null, write: (details: Details) => void] {
  const [details, setDetails] = useState<Details | null>(null)
  const { cart_key: cartKey } = cart
  const read = useEffectEvent(() => {
    const known = withPlaceOf(cart, readDetails(cartKey, own))
    setDetails(known)
    // Without its company it leaves the bill: the tab keeps it.
    if (cart.vat_id) storeDetails(cartKey, known)
  })
  useEffect(() => read(), [cartKey])

  function write(next: Details) {
    setDetails(next)
    storeDetails(cartKey, next)
  }

  return [details, write]
}
