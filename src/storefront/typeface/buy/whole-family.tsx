import type { SpecimenView } from '@/domain/catalogue/pages/page-views'
import { formatMoney } from '@/domain/money/format-money'
import { stylesOfFamily, wholePrice } from '@/domain/pricing/priced-family'
import { ShopLink } from '../../shell/navigation/shop-link'
import { bundlePath } from '../../shop/shop-paths'

/** What all of it costs together, where it is sold whole. */
export function WholeFamily({ typeface }: { typeface: SpecimenView }) {
  const { children, currency, slug } = typeface
  const price = wholePrice(typeface)
  const styles = stylesOfFamily(typeface).map(({ id }) => id)
  if (price === null || styles.length < 2) return null

  return (
    <section className="sec">
      <h2>All {styles.length} styles</h2>
      <ShopLink className="complete" href={bundlePath(slug, styles)} preload={false}>
        <span>{children.length > 0 ? 'The whole superfamily' : 'The whole family'}</span>
        <b className="num">{formatMoney(price, currency)}</b>
      </ShopLink>
    </section>
  )
}
