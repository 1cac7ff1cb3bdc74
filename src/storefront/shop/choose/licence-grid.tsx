import { useId } from 'react'
import type { OrderQuestion } from '@/domain/licensing/answers/order-question'
import {
  countTiers,
  licenceLabel,
  type LicenceType,
  periodOf,
  tierInFull,
} from '@/domain/licensing/licence-type'
import { termInWords } from '@/domain/licensing/term'
import { ownValue } from '@/domain/own-value'
import { type HeldChoice, isWithinHeld } from '@/domain/pricing/upgrade/more-than-held'
import { countOf, namesInWords } from '@/domain/words'
import { isMouseMotion } from '../../shell/navigation/browser-navigation'
import { ShopLink } from '../../shell/navigation/shop-link'
import { enquiryPath } from '../shop-paths'
import type { PointedTier } from './ghost-line'
import { soleTier } from './picked'
import { LicenceTerms } from './licence-terms'

type LicenceGridProps = {
  types: LicenceType[]
  /** Licences by agreement: each leads to its enquiry. */
  specials: LicenceType[]
  /** The slug of what is being chosen. */
  typeface: string
  /** Of a shop with one licence by size: what is asked, its answers being the tiers. */
  question?: OrderQuestion | null
  /** The chosen tier by licence type. */
  chosen: Record<string, string>
  /** The licence that is upgraded. */
  held: HeldChoice | null
  onChoose: (type: string, tier: string | null) => void
  onPoint: (tier: PointedTier | null) => void
}

/** More licences than this do not fit side by side in half a window: they become rows. */
const MOST_COLUMNS = 8

/** Every licence with every tier: one tap chooses both, a second tap removes the licence. */
export function LicenceGrid(props: LicenceGridProps) {
  const { types, specials, typeface, question, chosen, held, onChoose, onPoint } = props
  const tiers = Math.max(1, ...types.map(countTiers))
  const counts = { '--types': types.length, '--tiers': tiers } as React.CSSProperties
  const taken = types.filter(({ key }) => ownValue(chosen, key) !== undefined)
  // What cannot be chosen cannot be taken out either.
  const isSole = soleTier(types) !== null

  return (
    <section className="lics">
      <h2>
        <span>{types[0] && (isSole || question) ? nameOfSole(types[0]) : 'Licences'}</span>
        <span className="soft">
          <span className="tap-hint">
            {held
              ? !isSole && 'more of each, or another'
              : taken.length > 0 && !isSole && !question && 'tap again to remove'}
          </span>
          {types.some(({ onRequest = [] }) => onRequest.length > 0) && (
            <span aria-hidden="true">→ by agreement</span>
          )}
        </span>
      </h2>
      {question && (
        <p className="lic-ask">
          {question.label} <span className="soft">{question.hint}</span>
        </p>
      )}
      <div
        className={`licence-grid${types.length > MOST_COLUMNS ? ' is-rows' : ''}${question ? ' is-sizes' : ''}`}
        style={counts}
        hidden={isSole}
      >
        {types.map((type) => (
          <LicenceTiers
            key={type.key}
            type={type}
            cells={tiers}
            chosen={ownValue(chosen, type.key) ?? null}
            held={held}
            typeface={typeface}
            asked={question?.label}
            onChoose={(tier) => onChoose(type.key, tier)}
            onPoint={(tier) => onPoint(tier === null ? null : { type: type.key, tier })}
          />
        ))}
      </div>
      <div className="lic-foot">
        <details className="lic-more">
          <summary>{summaryOf(taken)}</summary>
          {(taken.length > 0 ? taken : types).map((type) => (
            <LicenceTerms key={type.key} type={type} />
          ))}
        </details>
        {specials.length > 0 && (
          <p className="lic-special">
            <span className="soft">By agreement</span>
            {specials.map(({ key, name }) => (
              <ShopLink key={key} href={enquiryPath({ type: key, typeface })} preload={false}>
                {name}&ensp;<span aria-hidden="true">→</span>
              </ShopLink>
            ))}
          </p>
        )}
      </div>
    </section>
  )
}

/** "One licence: Company, by the month": its head is not shown. */
function nameOfSole(type: LicenceType): string {
  return `One licence: ${[type.name, termInWords(type)].filter(Boolean).join(', ')}`
}

/** It stands whether or not something is chosen, so that nothing moves when something is. */
function summaryOf(taken: LicenceType[]): string {
  if (taken.length === 0) return 'What each licence allows'
  const names = namesInWords(taken.map(({ name }) => name))
  return `What ${names} ${taken.length > 1 ? 'allow' : 'allows'}`
}

type LicenceTiersProps = {
  type: LicenceType
  /** Compartments in each licence, so that all of them end together. */
  cells: number
  chosen: string | null
  /** The licence that is upgraded: no tier below its own can be chosen. */
  held: HeldChoice | null
  /** The slug of what is being chosen: an enquiry is about it. */
  typeface: string
  /** What its tiers answer, where that is a question of the shop. */
  asked: string | undefined
  onChoose: (tier: string | null) => void
  /** A mouse rests on a tier, or left it. */
  onPoint: (tier: string | null) => void
}

function LicenceTiers(props: LicenceTiersProps) {
  const { type, cells, chosen, held, typeface, asked, onChoose, onPoint } = props
  const name = useId()
  const period = periodOf(type.unit)
  const unit = type.unit.slice(0, type.unit.length - period.length)
  const [, counted = '', more = ''] = /^(\S*)(.*)$/.exec(unit) ?? []
  const { tiers, onRequest = [] } = type
  const empty = Array.from({ length: cells - tiers.length - onRequest.length }, (_, at) => at)

  return (
    <div
      className="lic"
      role="radiogroup"
      aria-label={[type.name, asked ?? type.unit].filter(Boolean).join(', ')}
    >
      <p className="lic-head">
        <b>{type.name}</b>
        <span className="soft">
          {counted}
          <span className="unit-more">{more}</span>
          <span className="unit-period">{period}</span>
        </span>
        {type.months && (
          <span className="soft lic-term">
            {type.isRented ? null : <span className="unit-more">for </span>}
            {type.isRented ? termInWords(type) : countOf(type.months, 'month')}
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
            title={tierInFull(tier.label, type.unit)}
            onPointerMove={(event) => {
              if (isMouseMotion(event) && !isBelow) onPoint(tier.key)
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
          title={`${tierInFull(tier.label, type.unit)}: by agreement`}
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

function isRemovingKey(key: string): boolean {
  return key === 'Delete' || key === 'Backspace'
}
