import { compareWith } from '../../compare/compare-query'
import { ShopLink } from '../../shell/navigation/shop-link'

export function CompareLink({ slug, name }: { slug: string; name: string }) {
  return (
    <section className="sec">
      <h2>Compare</h2>
      <ShopLink className="complete" href={compareWith([slug])} preload={false}>
        <span>{`${name} beside up to three other families`}</span>
        <b>Compare →</b>
      </ShopLink>
    </section>
  )
}
