import type { ComparedFamily } from '@/domain/catalogue/comparison/comparison'
import { heightInWords } from '@/domain/catalogue/styles/styles-in-words'
import type { Axis } from '@/domain/catalogue/typeface-view'
import { countOf } from '@/domain/words'
import { extentOf, keepNamesWhole, priceOf } from '../catalogue/row-text'
import { ShopLink } from '../shell/navigation/shop-link'
import { choosePath } from '../shop/shop-paths'
import { UnbrokenFigures } from '../ui/unbroken-figures'
import { withMinus } from '../ui/with-minus'
import { featuresInWords } from './features-in-words'

const FACTS: { title: string; of: (family: ComparedFamily) => string; isNumber?: boolean }[] = [
  { title: 'x-height', of: ({ xHeights }) => xHeightOf(xHeights), isNumber: true },
  { title: 'Styles', of: extentOf },
  { title: 'Axes', of: ({ axes }) => axes.map(axisInWords).join(', ') || 'None' },
  { title: 'Features', of: ({ features }) => namesOf(features) },
  { title: 'Scripts', of: ({ scripts }) => scripts.join(', ') },
  { title: 'Languages', of: ({ languages }) => countOf(languages, 'language') },
  { title: 'Price', of: priceOf, isNumber: true },
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
              <span className="cmp-whose">
                {family.name}
                <span className="vh">: </span>
              </span>
              <UnbrokenFigures text={keepNamesWhole(of(family))} />
            </p>
          ))}
        </section>
      ))}
      <div className="cmp-row cmp-choose">
        {families.map(({ slug, name, fromPrice }) => (
          <p key={slug}>
            {fromPrice === null ? null : (
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

function namesOf(features: ComparedFamily['features']): string {
  return featuresInWords(features.map(({ name }) => name)) || 'None'
}

function xHeightOf({ stated }: ComparedFamily['xHeights']): string {
  return stated === null ? 'Unknown' : heightInWords(stated)
}

/** "Weight 100–900" */
function axisInWords({ name, min, max }: Axis): string {
  return `${name} ${withMinus(String(min))}–${withMinus(String(max))}`
}
