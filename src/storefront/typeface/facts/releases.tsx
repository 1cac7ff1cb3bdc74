import { ShopLink } from '../../shell/navigation/shop-link'

/** The way to what each release brought. */
export function Releases({ slug }: { slug: string }) {
  return (
    <section className="sec">
      <h2>Releases</h2>
      <ShopLink className="complete" href={`/typeface/${slug}/releases`} preload={false}>
        <span>What each release brought, and whether set texts reflow</span>
        <b>All releases →</b>
      </ShopLink>
    </section>
  )
}
