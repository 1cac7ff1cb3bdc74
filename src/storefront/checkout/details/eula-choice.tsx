import { Fragment } from 'react'
import type { PricedCart } from '@/domain/cart/priced-cart'

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
    <div className={error ? 'agree-place bad' : 'agree-place'}>
      <label className="style-row hit agree">
        <input
          type="checkbox"
          name="accepted_eulas"
          checked={isAccepted}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'eula-error' : undefined}
          onChange={(event) => onAccept(event.target.checked)}
        />
        <span className="mark" aria-hidden="true" />
        <span>
          {eulas.length === 1 ? 'I accept the licence text: ' : 'I accept the licence texts: '}
          {eulas.map((eula, index) => (
            <Fragment key={eula.id}>
              {index > 0 && ', '}
              <a href={`/eula/${encodeURIComponent(eula.id)}`} target="_blank" rel="noreferrer">
                {eula.title}
              </a>
            </Fragment>
          ))}
        </span>
      </label>
      {error && (
        <p className="error-message" id="eula-error">
          <b>{error}</b>
        </p>
      )}
    </div>
  )
}
