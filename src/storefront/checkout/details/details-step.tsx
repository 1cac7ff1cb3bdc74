import type { PricedLine } from '@/domain/cart/priced-cart'
import { formatMoney } from '@/domain/money/format-money'
import type { ShopChoice } from '../../shop/shop-choice'
import type { CartState } from '../../shop/cart/use-cart'
import { StepForm } from '../../shop/step-form'
import { ActionButton } from '../../ui/action-button'
import { SummaryBill } from '../summary-bill'
import { AddressFields } from './address-fields'
import { BuyerFields } from './buyer-fields'
import { ClientFields } from './client-fields'
import { DeliveryChoice } from './delivery-choice'
import type { Details } from './details'
import { EulaChoice } from './eula-choice'
import { LicenseeSwitch } from './licensee-switch'
import { useDetails } from './use-details'
import { useDetailsForm } from './use-details-form'

type DetailsStepProps = { cartState: CartState; choices: ShopChoice[] }

/** Who buys, who may use the fonts, and which tax that means. */
export function DetailsStep({ cartState, choices }: DetailsStepProps) {
  const [details, storeDetails] = useDetails(cartState.cart.cart_key)
  return (
    <>
      <h1 className="vh" tabIndex={-1}>
        Details
      </h1>
      {details && (
        <DetailsForm
          cartState={cartState}
          choices={choices}
          details={details}
          storeDetails={storeDetails}
        />
      )}
    </>
  )
}

type DetailsFormProps = DetailsStepProps & {
  details: Details
  storeDetails: (details: Details) => void
}

function DetailsForm({ cartState, choices, details, storeDetails }: DetailsFormProps) {
  const { cart } = cartState
  const form = useDetailsForm(cartState, details, storeDetails)
  const { errors, write } = form
  const isForClient = details.licensee === 'client'

  return (
    <StepForm onSend={() => void form.send()}>
      <section>
        {(isForClient || !cart.lines.every(isHeldLine)) && (
          <LicenseeSwitch
            licensee={details.licensee}
            onSwitch={(licensee) => write({ ...details, licensee }, 'licensee.kind')}
          />
        )}
        {isForClient && (
          <>
            <ClientFields form={form} />
            <h2>Who buys it</h2>
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
          label="To payment"
          total={formatMoney(cart.total, cart.currency)}
          disabled={form.isSending}
        />
      </SummaryBill>
    </StepForm>
  )
}

/** Whoever pays, such a licence stays with the one who holds it. */
function isHeldLine({ upgrade_of, renews }: PricedLine): boolean {
  return Boolean(upgrade_of ?? renews)
}
