import type { TypefaceView } from '@/domain/catalogue/typeface-view'
import { keepNamesWhole } from '../../catalogue/row-text'
import { UnbrokenFigures } from '../../ui/unbroken-figures'

type FactsProps = { facts: TypefaceView['factSheet'] }

/** What is true of its files today. */
export function Facts({ facts }: FactsProps) {
  if (facts.length === 0) return null

  return (
    <section className="sec">
      <h2>Facts</h2>
      <div className="grid">
        <dl className="facts">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={/^[\d\s,.]+$/.test(value) ? 'num' : 'fact'}>
                <UnbrokenFigures text={keepNamesWhole(value)} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
