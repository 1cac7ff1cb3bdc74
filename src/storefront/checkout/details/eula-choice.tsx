import { Fragment } from 'react'
import type { PricedCart } from '@/domain/cart/priced-cart'
import { AgreeChoice } from './agree-choice'

type EulaChoiceProps = {
  eulas: PricedCart['eulas']
  isAccepted: boolean
  error: string | undefined
  onAccept: (isAccepted: boolean) => void
}

/** The licence texts of this cart, each one tap away, accepted together. */
export function EulaChoice({ eulas, isAccepted, error, onAccept }: EulaChoiceProps) {
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
