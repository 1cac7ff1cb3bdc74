import { useId, type PointerEvent } from 'react'
import { licenceLabel, type LicenceType } from '@/domain/licensing/licence-type'
import { isWithinHeld, type HeldChoice } from '@/domain/pricing/upgrade/more-than-held'
import { countOf } from '@/domain/words'
import { ShopLink } from '../../shell/navigation/shop-link'
import { enquiryPath } from '../shop-paths'

type LicenceTiersProps = {
  type: LicenceType
  /** Compartments in each licence, so that all of them end together. */
  cells: number
  chosen: string | null
  /** The licence that is upgraded: no tier below its own can be chosen. */
  held: HeldChoice | null
  /** The slug of what is being chosen: an enquiry is about it. */
  typeface: string
  onChoose: (tier: string | null) => void
  /** A mouse rests on a tier, or left it. */
  onPoint: (tier: string | null) => void
}

export function LicenceTiers(props: LicenceTiersProps) {
  const { type, cells, chosen, held, typeface, onChoose, onPoint } = props
  const name = useId()
  const [, counted = '', more = ''] = /^(\S*)(.*)$/.exec(type.unit) ?? []
  const { tiers, onRequest = [] } = type
  const empty = Array.from({ length: cells - tiers.length - onRequest.length }, (_, at) => at)

  return (
    <div className="lic" role="radiogroup" aria-label={`${type.name}, ${type.unit}`}>
      <p className="lic-head">
        <b>{type.name}</b>
        <span className="soft">
          {counted}
          <span className="unit-more">{more}</span>
        </span>
        {type.months && (
          <span className="soft">
            <span className="unit-more">for </span>
            {countOf(type.months, 'month')}
          </span>
        )}
      </p>
      {tiers.map((tier) => {
        const isChosen = tier.key === chosen
        const isOwn = held !== null && isOwnTier(held, { type: type.key, tier: tier.key })
        const isBelow =
          held !== null && !isOwn && isWithinHeld(held, { type: type.key, tier: tier.key }, [type])
        return (
          <label
            key={tier.key}
            className={`tier hit num${isOwn ? ' is-held' : ''}${isBelow ? ' is-below' : ''}`}
            title={tier.label}
            onPointerMove={(event) => {
              if (isPointing(event) && !isBelow) onPoint(tier.key)
            }}
            onPointerLeave={() => onPoint(null)}
          >
            <input
              type="radio"
              name={name}
              aria-label={`${licenceLabel(type, tier)}${isOwn ? ', yours already' : ''}`}
              checked={isChosen}
              disabled={isBelow}
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
      {onRequest.map((tier) => (
        <ShopLink
          key={tier.key}
          className="tier is-asked"
          href={enquiryPath({ type: type.key, tier: tier.key, typeface })}
          preload={false}
          title={`${tier.label}: by agreement`}
          aria-label={`${tier.short}: by agreement. ${licenceLabel(type, tier)}`}
        >
          <span>{tier.short}</span>
          <span aria-hidden="true">→</span>
        </ShopLink>
      ))}
      {empty.map((index) => (
        <span key={index} className="tier" aria-hidden="true" />
      ))}
    </div>
  )
}

function isOwnTier({ licences }: HeldChoice, { type, tier }: { type: string; tier: string }) {
  return licences.some((one) => one.type === type && one.tier === tier)
}

/** A mouse that moves: under one that rests the page may have moved. */
function isPointing({ pointerType, movementX, movementY }: PointerEvent): boolean {
  return pointerType === 'mouse' && (movementX !== 0 || movementY !== 0)
}

function isRemovingKey(key: string): boolean {
  return key === 'Delete' || key === 'Backspace'
}
