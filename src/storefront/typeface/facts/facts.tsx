import type { TypefaceView } from '@/domain/catalogue/typeface-view'
import { ShopLink } from '../../shell/navigation/shop-link'

type FactsProps = { facts: TypefaceView['factSheet']; slug: string }

/** What is true of its files today, and the way to what each release of them brought. */
export function Facts({ facts, slug }: FactsProps) {
  if (facts.length === 0) return null

  return (
    <section className="sec">
      <h2>Facts</h2>
      <div className="grid">
        <dl className="facts">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={/^[\d\s,.]+$/.test(value) ? 'num' : 'fact'}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ShopLink className="lk" href={`/typeface/${slug}/releases`} preload={false}>
        All releases →
      </ShopLink>
    </section>
  )
}
