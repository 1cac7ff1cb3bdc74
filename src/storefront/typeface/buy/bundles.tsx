import type { SpecimenView } from '@/domain/catalogue/pages/page-views'
import type { BundleView } from '@/domain/catalogue/typeface-view'
import { formatMoney } from '@/domain/money/format-money'
import { namesInWords, pluralOf } from '@/domain/words'
import { ShopLink } from '../../shell/navigation/shop-link'
import { bundlePath } from '../../shop/shop-paths'

/** What of the typeface is sold together, alone or with others. */
export function Bundles({ typeface }: { typeface: SpecimenView }) {
  const { bundles, currency, slug } = typeface
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
          <b className="num">{formatMoney(bundle.price, currency)}</b>
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
