import type { SpecimenView } from '@/domain/catalogue/pages/page-views'
import type { SubFamily } from '@/domain/catalogue/typeface-view'
import { formatMoney } from '@/domain/money/format-money'
import { wholePrice } from '@/domain/pricing/priced-family'
import { countInWords, pluralOf } from '@/domain/words'
import { extentOf, priceOf } from '../../catalogue/row-text'
import { AnimatedName } from '../../catalogue/animated-name/animated-name'
import { ChooseLink } from '../../catalogue/choose-link'
import { ShopLink } from '../../shell/navigation/shop-link'

/** The families of a superfamily. */
export function SubFamilies({ typeface }: { typeface: SpecimenView }) {
  const { children } = typeface
  if (children.length === 0) return null

  return (
    <section className="kids">
      <h2 className="page">
        {countInWords(children.length)} {pluralOf(children.length, 'family')}
      </h2>
      {children.map((child) => (
        <ChildRow key={child.id} child={child} />
      ))}
    </section>
  )
}

function ChildRow({ child }: { child: SubFamily }) {
  const { name, slug, line, inItself, purpose, currency } = child
  const whole = wholePrice(child)
  const price = priceOf(child)

  return (
    <article className="row child" id={slug}>
      <ShopLink className="row-link" href={`/typeface/${slug}`}>
        <div className="row-cap grid">
          <h3>{name}</h3>
          <p className="who">{purpose}</p>
          <p className="has">{extentOf(child)}</p>
          <p className="scr num">{whole === null ? '' : `all ${formatMoney(whole, currency)}`}</p>
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
