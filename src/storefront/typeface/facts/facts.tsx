import type { TypefaceView } from '@/domain/catalogue/typeface-view'

export function Facts({ facts }: { facts: TypefaceView['factSheet'] }) {
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
    </section>
  )
}
