import type { LicenceType } from '@/domain/licensing/licence-type'
import type { HeldChoice } from '@/domain/pricing/upgrade/more-than-held'
import { namesInWords } from '@/domain/words'
import { ShopLink } from '../../shell/navigation/shop-link'
import { enquiryPath } from '../shop-paths'
import type { PointedTier } from './ghost-line'
import { LicenceTerms } from './licence-terms'
import { LicenceTiers } from './licence-tiers'

type LicenceGridProps = {
  types: LicenceType[]
  /** Licences by agreement: each leads to its enquiry. */
  specials: LicenceType[]
  /** The slug of what is being chosen. */
  typeface: string
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
  const { types, specials, typeface, chosen, held, onChoose, onPoint } = props
  const tiers = Math.max(1, ...types.map(countTiers))
  const counts = { '--types': types.length, '--tiers': tiers } as React.CSSProperties
  const taken = types.filter(({ key }) => chosen[key] !== undefined)

  return (
    <section className="lics">
      <h2>
        <span>Licences</span>
        <span className="soft">
          <span className="tap-hint">
            {held ? 'more of each, or another' : taken.length > 0 && 'tap again to remove'}
          </span>
          {types.some(({ onRequest = [] }) => onRequest.length > 0) && (
            <span aria-hidden="true">→ by agreement</span>
          )}
        </span>
      </h2>
      <div
        className={`licence-grid${types.length > MOST_COLUMNS ? ' is-rows' : ''}`}
        style={counts}
      >
        {types.map((type) => (
          <LicenceTiers
            key={type.key}
            type={type}
            cells={tiers}
            chosen={chosen[type.key] ?? null}
            held={held}
            typeface={typeface}
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

function countTiers({ tiers, onRequest = [] }: LicenceType): number {
  return tiers.length + onRequest.length
}

/** It stands whether or not something is chosen, so that nothing moves when something is. */
function summaryOf(taken: LicenceType[]): string {
  if (taken.length === 0) return 'What each licence allows'
  const names = namesInWords(taken.map(({ name }) => name))
  return `What ${names} ${taken.length > 1 ? 'allow' : 'allows'}`
}
