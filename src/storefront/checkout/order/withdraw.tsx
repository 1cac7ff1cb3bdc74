'use client'

import { useState } from 'react'
import type { OrderView } from '@/domain/order/order-answer'
import { callFailureOf } from '../../shop/call-failure'
import { ActionButton } from '../../ui/action-button'
import { withdraw } from '../checkout-client'

/** The two steps of article 11a of Directive 2011/83/EU, in its words. */
export function Withdraw({ order }: { order: OrderView }) {
  const { withdrawal, order_number: number, order_key: key } = order
  const [step, setStep] = useState<'offered' | 'asked' | 'busy'>('offered')
  const [said, setSaid] = useState('')
  // The order itself says it then.
  if (!withdrawal || withdrawal.isDone) return null

  async function confirm() {
    setStep('busy')
    try {
      setSaid((await withdraw(key)).message)
      location.reload()
    } catch (error) {
      setSaid(callFailureOf(error).message)
      setStep('asked')
    }
  }

  return (
    <section className="sec withdraw" id="withdraw">
      <h2>Withdraw</h2>
      <p>{withdrawal.says}</p>
      {withdrawal.until && step === 'offered' && (
        <ActionButton quiet label="Withdraw from contract here" onPress={() => setStep('asked')} />
      )}
      {(step === 'asked' || step === 'busy') && (
        <>
          <p>
            You withdraw from the contract of order {number}. Its licences end, what you paid goes
            back the way it came, and a mail to the address of the order says when it was.
          </p>
          <ActionButton
            label="Confirm withdrawal"
            disabled={step === 'busy'}
            onPress={() => void confirm()}
          />
          <ActionButton
            quiet
            label="Keep the order"
            sign=""
            disabled={step === 'busy'}
            onPress={() => setStep('offered')}
          />
        </>
      )}
      <p role="status">{said}</p>
    </section>
  )
}
