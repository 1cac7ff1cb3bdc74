import type { SpecimenView } from '@/domain/catalogue/pages/page-views'
import { ShopLink } from '../../shell/navigation/shop-link'

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
