import type { TypefaceView } from '@/domain/catalogue/typeface-view'
import { keepNamesWhole } from '../../catalogue/row-text'
import { UnbrokenFigures } from '../../ui/unbroken-figures'

type FactsProps = { facts: TypefaceView['factSheet'] }

/** Who drew it, and what is true of its files today: a line each, however many there are. */
export function Facts({ facts }: FactsProps) {
  if (facts.length === 0) return null

  return (
    <section className="sec facts-of-files grid">
      <h2>Facts</h2>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={/^[\d\s,.]+$/.test(value) ? 'num' : undefined}>
              <UnbrokenFigures text={keepNamesWhole(value)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
