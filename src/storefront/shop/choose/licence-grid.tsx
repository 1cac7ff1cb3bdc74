import type { LicenceType } from '@/domain/licensing/licence-type'
import { LicenceTiers } from './licence-tiers'

type LicenceGridProps = {
  types: LicenceType[]
  /** The chosen tier by licence type. */
  chosen: Record<string, string>
  onChoose: (type: string, tier: string | null) => void
}

/** More licences than this do not fit side by side in half a window: they become rows. */
const MOST_COLUMNS = 8

/** Every licence with every tier: one tap chooses both, a second tap removes the licence. */
export function LicenceGrid({ types, chosen, onChoose }: LicenceGridProps) {
  const tiers = Math.max(1, ...types.map((type) => type.tiers.length))
  const counts = { '--types': types.length, '--tiers': tiers } as React.CSSProperties

  return (
    <section className="lics">
      <h2>
        <span>Licences</span>
        <span className="soft">tap again to remove</span>
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
            onChoose={(tier) => onChoose(type.key, tier)}
          />
        ))}
      </div>
    </section>
  )
}
