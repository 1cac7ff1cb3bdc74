import type { PlainListRow } from '@/domain/catalogue/pages/page-views'
import { creditsOf, extentOf, priceOf, scriptsOf } from '../catalogue/row-text'
import { NothingYet } from '../catalogue/nothing-yet'
import { ShopLink } from '../shell/navigation/shop-link'
import { PriceIn } from '../ui/price-in'

type ExploreOldListProps = {
  typefaces: PlainListRow[]
  /** The entry that is open. */
  openSlug?: string
}

/** The older way to explore: one plain list, which works without script. */
export function ExploreOldList({ typefaces, openSlug }: ExploreOldListProps) {
  return (
    <main id="main">
      <h1 className="vh">Explore, the plain list</h1>
      {typefaces.length === 0 ? <NothingYet /> : <Entries {...{ typefaces, openSlug }} />}
    </main>
  )
}

function Entries({ typefaces, openSlug }: ExploreOldListProps) {
  return (
    <ul className="old-list">
      {typefaces.map((typeface) => (
        <li key={typeface.id} id={typeface.slug}>
          <details open={typeface.slug === openSlug}>
            <summary>
              <b>{typeface.name}</b>
              <span>{extentOf(typeface)}</span>
              <span className="num">
                <PriceIn of={priceOf(typeface)} before={typeface.shownBefore} />
              </span>
            </summary>
            <Entry typeface={typeface} />
          </details>
        </li>
      ))}
    </ul>
  )
}

function Entry({ typeface }: { typeface: PlainListRow }) {
  return (
    <div className="old-entry grid">
      <p>{creditsOf(typeface)}</p>
      <p>{typeface.purpose}</p>
      <p>{scriptsOf(typeface)}</p>
      <p>
        <ShopLink href={`/typeface/${typeface.slug}`} preload={false}>
          {`${typeface.name} →`}
        </ShopLink>
        <ShopLink href={`/shop?typeface=${typeface.slug}`} preload={false}>
          Choose →
        </ShopLink>
      </p>
    </div>
  )
}
