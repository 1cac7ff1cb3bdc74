import { useImperativeHandle, useState, type Ref } from 'react'
import { playCard, type DemoCard } from '../checkout-client'
import type { CardHandle, PaymentState } from './payment-state'

type DemoCardFieldsProps = { ref: Ref<CardHandle>; clientSecret: string; state: PaymentState }

const CARDS: { card: DemoCard; name: string }[] = [
  { card: 'accepted', name: 'Accepted' },
  { card: 'declined', name: 'Declined' },
  { card: 'needs_confirmation', name: 'Needs confirmation' },
]

/** In the demo nobody gives a number: one chooses how the card behaves. */
export function DemoCardFields({ ref, clientSecret, state }: DemoCardFieldsProps) {
  const [chosen, setChosen] = useState<DemoCard>('accepted')
  const isConfirming = state.kind === 'needs_confirmation'

  useImperativeHandle(ref, () => ({
    async pay() {
      await playCard(clientSecret, isConfirming ? 'confirmed' : chosen)
      return { kind: 'sent' }
    },
  }))

  return (
    <>
      <h2 id="demo-card">Demo card</h2>
      <div className={`card${state.kind === 'declined' ? ' bad' : ''}`}>
        <p>
          <b>No card is needed.</b>
        </p>
        <p className="soft">
          In a shop that sells, the fields of the payment service stand here. In the demo there is
          nothing to pay: choose how the card behaves.
        </p>
      </div>
      <div className="demo-cards" role="radiogroup" aria-labelledby="demo-card">
        {CARDS.map(({ card, name }) => (
          <label key={card} className="style-row hit">
            <input
              type="radio"
              name="demo-card"
              checked={chosen === card}
              disabled={isConfirming}
              onChange={() => setChosen(card)}
            />
            <span className="mark" aria-hidden="true" />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </>
  )
}
