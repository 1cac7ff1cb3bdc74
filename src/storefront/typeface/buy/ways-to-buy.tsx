import type { SpecimenView } from '@/domain/catalogue/pages/page-views'
import type { BundleView, SubFamily } from '@/domain/catalogue/typeface-view'
import { wholePrice } from '@/domain/pricing/cover/cover-styles'
import { MOST_COMPARED } from '@/domain/catalogue/comparison/parse-compared'
import { familyInList, type PriceList } from '@/domain/pricing/price-list'
import { beforeSales, type PricedFamily, stylesOfFamily } from '@/domain/pricing/priced-family'
import {
  type PriceTerms,
  type PriceTexts,
  shownEarlier,
  shownPrice,
  textsOf,
  withTerm,
} from '@/domain/pricing/shown-price'
import { countInWords, namesInWords, pluralOf } from '@/domain/words'
import { AnimatedName } from '../../catalogue/animated-name/animated-name'
import { ChooseLink } from '../../catalogue/home-page'
import { extentOf, priceOf } from '../../catalogue/row-text'
import { compareWith } from '../../compare/compare-query'
import { ShopLink } from '../../shell/navigation/shop-link'
import { bundlePath } from '../../shop/shop-paths'
import { PriceIn } from '../../ui/price-in'
import { earlierIn, textsIn } from './styles-list'

/** What all of it costs together, where it is sold whole. */
export function WholeFamily({ typeface }: { typeface: SpecimenView }) {
  const { children, slug } = typeface
  const price = wholeTexts(typeface, typeface.terms)
  const styles = stylesOfFamily(typeface).map(({ id }) => id)
  if (price === null || styles.length < 2) return null

  return (
    <section className="sec">
      <h2>All {styles.length} styles</h2>
      <ShopLink className="complete" href={bundlePath(slug, styles)} preload={false}>
        <span>{children.length > 0 ? 'The whole superfamily' : 'The whole family'}</span>
        <b className="num">
          <PriceIn of={price} before={wholeBefore(typeface, typeface.terms)} />
        </b>
      </ShopLink>
    </section>
  )
}

/** To whoever was sent the address of a typeface that is not out yet. */
export function BeforeRelease() {
  return (
    <section className="sec">
      <h2>Before its release</h2>
      <ShopLink className="complete" href="/write" preload={false}>
        <span>You were sent this address: no list has it, and letters may still change</span>
        <b>Ask for a quote →</b>
      </ShopLink>
    </section>
  )
}

/** What of the typeface is sold together, alone or with others. */
export function Bundles({ typeface }: { typeface: SpecimenView }) {
  const { bundles, slug, terms } = typeface
  if (bundles.length === 0) return null
  return (
    <section className="sec">
      <h2>{pluralOf(bundles.length, 'Bundle')}</h2>
      {bundles.map((bundle) => (
        <ShopLink
          key={bundle.id}
          className="complete"
          href={bundlePath(bundle.isAcross ? bundle.slug : slug, bundle.styles)}
          preload={false}
        >
          <span>{describe(bundle)}</span>
          <b className="num">
            <PriceIn
              of={textsIn(terms, 'bundles', bundle)}
              before={earlierIn(terms, 'bundles', bundle)}
            />
          </b>
        </ShopLink>
      ))}
    </section>
  )
}

/** "Text pair, 4 styles", "Old and new, 3 styles of Young Serif and Syne". */
function describe({ name, styles, typefaces, isAcross }: BundleView): string {
  const count = `${name}, ${styles.length} styles`
  return isAcross ? `${count} of ${namesInWords(typefaces)}` : count
}

/** The families of a superfamily. */
export function SubFamilies({ typeface }: { typeface: SpecimenView }) {
  const { children, terms } = typeface
  if (children.length === 0) return null

  return (
    <section className="kids">
      <h2 className="page">
        {countInWords(children.length)} {pluralOf(children.length, 'family')}
      </h2>
      {children.map((child) => (
        <ChildRow key={child.id} child={child} terms={terms} />
      ))}
    </section>
  )
}

/** What all of a family costs; null: it is not sold whole. */
function wholeTexts(family: PricedFamily, terms: PriceTerms): PriceTexts | null {
  const price = shownPrice(terms, (list) => wholePrice(familyInList(family, list)))
  return price && textsOf(price, (money) => withTerm(money, terms.per))
}

function wholeBefore(family: PricedFamily, terms: PriceTerms): PriceTexts | null {
  const inList = (list: PriceList) => familyInList(family, list)
  const before = (list: PriceList) => wholePrice(beforeSales(inList(list)))
  return shownEarlier(terms, (list) => wholePrice(inList(list)), before)
}

function ChildRow({ child, terms }: { child: SubFamily; terms: PriceTerms }) {
  const { name, slug, line, inItself, purpose } = child
  const whole = wholeTexts(child, terms)
  const price = priceOf(child)

  return (
    <article className="row child" id={slug}>
      <ShopLink className="row-link" href={`/typeface/${slug}`}>
        <div className="row-cap grid">
          <h3>{name}</h3>
          <p className="who">{purpose}</p>
          <p className="has">{extentOf(child)}</p>
          <p className="scr num">
            {whole && (
              <>
                all <PriceIn of={whole} />
              </>
            )}
          </p>
        </div>
        <AnimatedName
          {...{ line, name, slug }}
          lang={inItself.lang}
          dir={inItself.dir}
          peak={0.4}
          arrival="with-list"
        />
      </ShopLink>
      <ChooseLink name={name} slug={slug} price={price} />
    </article>
  )
}

export function CompareLink({ typeface }: { typeface: SpecimenView }) {
  const { slug, name, children } = typeface
  return (
    <section className="sec">
      <h2>Compare</h2>
      {children.length > 1 && (
        <ShopLink
          className="complete"
          href={compareWith(children.slice(0, MOST_COMPARED).map((child) => child.slug))}
          preload={false}
        >
          <span>{`The families of ${name}, beside each other`}</span>
          <b>Compare →</b>
        </ShopLink>
      )}
      <ShopLink className="complete" href={compareWith([slug])} preload={false}>
        <span>{`${name} beside up to three other families`}</span>
        <b>Compare →</b>
      </ShopLink>
    </section>
  )
}

/** Where the foundry lends trial fonts: the basket, with this typeface in it. */
export function TrialLink({ typeface }: { typeface: SpecimenView }) {
  const { hasTrial, slug, name } = typeface
  if (!hasTrial) return null

  return (
    <section className="sec">
      <h2>Trial fonts</h2>
      <ShopLink className="complete" href={`/trial?typeface=${slug}`} preload={false}>
        <span>{`Try ${name} in your own layouts`}</span>
        <b>Free →</b>
      </ShopLink>
    </section>
  )
}
