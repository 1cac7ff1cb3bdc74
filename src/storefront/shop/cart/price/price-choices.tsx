import type { ReactNode } from 'react'
import type { PricedCart } from '@/domain/cart/priced-cart'
import { useFocusNext } from '../../../shell/navigation/use-focus-next'
import type { CartState } from '../use-cart'
import { AudienceChoice } from './audience-choice'
import { CouponChoice } from './coupon-choice'
import { FoldedChoices } from './folded-choices'
import { OrderQuestionField } from '../answers/order-question-field'
import { OwnWordsField } from './own-words-field'

type PriceChoicesProps = {
  cartState: CartState
  /** Somebody tried to go on: what is open is said. */
  hasTried: boolean
  /** A row after the others. */
  children?: ReactNode
}

/** What changes the price, and the buyer's own number for the order: each is kept by the cart. */
export function PriceChoices({ cartState, hasTried, children }: PriceChoicesProps) {
  const { cart, isBusy, changeChoice } = cartState
  const { audiences, audience, coupon, currency, purchase_order, note, order_questions } = cart
  useFocusNext(coupon ? [coupon.code] : [], '.coupon button')
  const openQuestions = cart.quote ? [] : order_questions

  return (
    <div className="price-choices">
      {openQuestions.map((question) => (
        <OrderQuestionField
          key={question.key}
          question={question}
          isBusy={isBusy}
          isNeeded={hasTried}
          onAnswer={(answer) =>
            changeChoice({ order_answers: { ...answersOf(cart), [question.key]: answer } })
          }
        />
      ))}
      <FoldedChoices label={cart.quote ? 'Order number, note' : 'Discounts, order number, quote'}>
        {!cart.quote && audiences.length > 0 && (
          <AudienceChoice
            audiences={audiences}
            chosen={audience?.key ?? null}
            isBusy={isBusy}
            onChoose={(key) => changeChoice({ audience: key })}
          />
        )}
        {!cart.quote && (
          <CouponChoice
            key={coupon?.code ?? 'none'}
            coupon={coupon}
            currency={currency}
            isBusy={isBusy}
            onUse={(code) => changeChoice({ coupon: code })}
          />
        )}
        <OwnWordsField
          label="Your order number"
          name="purchase_order"
          most={60}
          placeholder="If you have one"
          stored={purchase_order ?? ''}
          onWrite={(text) => changeChoice({ purchase_order: text })}
        />
        <OwnWordsField
          label="Note"
          name="note"
          most={500}
          placeholder="For your books, or for us"
          stored={note ?? ''}
          onWrite={(text) => changeChoice({ note: text })}
        />
        {children}
      </FoldedChoices>
    </div>
  )
}

function answersOf({ order_questions }: PricedCart): Record<string, string> {
  return Object.fromEntries(
    order_questions.flatMap(({ key, answer }) => (answer === null ? [] : [[key, answer]])),
  )
}
