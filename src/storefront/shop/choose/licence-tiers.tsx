import { useId } from 'react'
import { licenceLabel } from '@/domain/licensing/licence-label'
import type { LicenceType } from '@/domain/licensing/licence-type'

type LicenceTiersProps = {
  type: LicenceType
  /** Compartments in each licence, so that all of them end together. */
  cells: number
  chosen: string | null
  onChoose: (tier: string | null) => void
}

export function LicenceTiers({ type, cells, chosen, onChoose }: LicenceTiersProps) {
  const name = useId()
  const [, counted = '', more = ''] = /^(\S*)(.*)$/.exec(type.unit) ?? []
  const empty = Array.from({ length: cells - type.tiers.length }, (_, index) => index)

  return (
    <div className="lic" role="radiogroup" aria-label={`${type.name}, ${type.unit}`}>
      <p className="lic-head">
        <b>{type.name}</b>
        <span className="soft">
          {counted}
          <span className="unit-more">{more}</span>
        </span>
      </p>
      {type.tiers.map((tier) => {
        const isChosen = tier.key === chosen
        return (
          <label key={tier.key} className="tier hit num" title={tier.label}>
            <input
              type="radio"
              name={name}
              aria-label={licenceLabel(type, tier)}
              checked={isChosen}
              onChange={() => onChoose(tier.key)}
              // A second tap, or Space: by itself a radio button cannot be deselected.
              onClick={() => isChosen && onChoose(null)}
              onKeyDown={(event) => {
                if (isChosen && isRemovingKey(event.key)) onChoose(null)
              }}
            />
            <span>{tier.short}</span>
          </label>
        )
      })}
      {empty.map((index) => (
        <span key={index} className="tier" aria-hidden="true" />
      ))}
    </div>
  )
}

function isRemovingKey(key: string): boolean {
  return key === 'Delete' || key === 'Backspace'
}
