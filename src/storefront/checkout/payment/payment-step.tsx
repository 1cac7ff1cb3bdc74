import type { ShopChoice } from '../../shop/shop-choice'
import { rowsOfPayment } from '../../shop/bill/cart-rows'
import type { CartState } from '../../shop/cart/use-cart'
import { StepForm } from '../../shop/step-form'
import { SummaryBill } from '../summary-bill'
import { PayButton } from './pay-button'
import { PaymentFrame } from './payment-frame'
import { TransferChoice } from './transfer-choice'
import { PaymentNotice } from './payment-notice'
import { usePayment } from './use-payment'

type PaymentStepProps = {
  cartState: CartState
  choices: ShopChoice[]
  /** The payment a bank's page sent the visitor back with. */
  returnedIntent: string | null
}

/** The card, and what has become of the payment. */
export function PaymentStep({ cartState, choices, returnedIntent }: PaymentStepProps) {
  const { cart } = cartState
  const payment = usePayment(cartState, returnedIntent)

  return (
    <StepForm onSend={() => void payment.pay()}>
      <section>
        <h1 className="vh" tabIndex={-1}>
          Payment
        </h1>
        <PaymentNotice state={payment.state} />
        <PaymentFrame payment={payment} cartKey={cart.cart_key} />
        {cart.quote?.takes_transfer && <TransferChoice cartKey={cart.cart_key} payment={payment} />}
      </section>
      <SummaryBill cart={cart} choices={choices} rows={rowsOfPayment(cart)}>
        <PayButton payment={payment} total={cart.total} currency={cart.currency} />
      </SummaryBill>
    </StepForm>
  )
}
