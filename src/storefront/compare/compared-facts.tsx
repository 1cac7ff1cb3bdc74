import type { ComparedFamily } from '@/domain/catalogue/comparison/comparison'
import { featuresInWords } from '@/domain/catalogue/comparison/facts-in-words'
import { heightInWords } from '@/domain/catalogue/styles/styles-in-words'
import type { Axis } from '@/domain/catalogue/typeface-view'
import { countOf } from '@/domain/words'
import { extentOf, keepNamesWhole, priceOf, scriptsOf } from '../catalogue/row-text'
import { ShopLink } from '../shell/navigation/shop-link'
import { choosePath } from '../shop/shop-paths'
import { PriceIn } from '../ui/price-in'
import { UnbrokenFigures, withMinus } from '../ui/unbroken-figures'

const FACTS: { title: string; of: (family: ComparedFamily) => string; isNumber?: boolean }[] = [
  { title: 'x-height', of: xHeightOf, isNumber: true },
  { title: 'Styles', of: extentOf },
  { title: 'Axes', of: ({ axes }) => axes.map(axisInWords).join(', ') || 'None' },
  { title: 'Features', of: ({ features }) => namesOf(features) },
  { title: 'Scripts', of: (family) => scriptsOf(family) },
  { title: 'Languages', of: ({ languages }) => countOf(languages, 'language') },
]

/** A row for every fact, a column for every family. */
export function ComparedFacts({ families }: { families: ComparedFamily[] }) {
  return (
    <>
      {FACTS.map(({ title, of, isNumber }) => (
        <section key={title} className="cmp-row" aria-label={title}>
          <h2 className="soft">{title}</h2>
          {families.map((family) => (
            <p key={family.slug} className={isNumber ? 'num' : undefined}>
              <Whose {...family} />
              <UnbrokenFigures text={keepNamesWhole(of(family))} />
            </p>
          ))}
        </section>
      ))}
      <section className="cmp-row" aria-label="Price">
        <h2 className="soft">Price</h2>
        {families.map((family) => (
          <p key={family.slug} className="num">
            <Whose {...family} />
            <PriceIn of={priceOf(family)} />
          </p>
        ))}
      </section>
      <div className="cmp-row cmp-choose">
        {families.map(({ slug, name, shownFrom }) => (
          <p key={slug}>
            {shownFrom === null ? null : (
              <ShopLink className="lk" href={choosePath(slug)} preload={false}>
                Choose {name} →
              </ShopLink>
            )}
          </p>
        ))}
      </div>
    </>
  )
}

function Whose({ name }: Pick<ComparedFamily, 'name'>) {
  return (
    <span className="cmp-whose">
      {name}
      <span className="vh">: </span>
    </span>
  )
}

function namesOf(features: ComparedFamily['features']): string {
  return featuresInWords(features.map(({ name }) => name)) || 'None'
}

function xHeightOf({ xHeight }: ComparedFamily): string {
  return xHeight === null ? 'Unknown' : heightInWords(xHeight)
}

/** "Weight 100–900" */
function axisInWords({ name, min, max }: Axis): string {
  return `${name} ${withMinus(String(min))}–${withMinus(String(max))}`
}
