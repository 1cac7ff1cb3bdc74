import type { HomeRow } from '@/domain/catalogue/pages/page-views'
import { ShopLink } from '../shell/navigation/shop-link'
import type { Arrival } from './menu-faces/menu-faces'
import { ChooseLink } from './choose-link'
import { AnimatedName } from './animated-name/animated-name'
import { areCreditsLong, creditsOf, extentOf, keepNamesWhole, priceOf, scriptsOf } from './row-text'

type TypefaceRowProps = {
  typeface: HomeRow
  /** Where the name is heaviest at first, 0 to 1. */
  peak?: number
  arrival?: Arrival
}

/** One typeface of the catalogue: a link to its page, and a second one to the shop. */
export function TypefaceRow({ typeface, peak, arrival }: TypefaceRowProps) {
  const { name, slug, inItself, line } = typeface
  const price = priceOf(typeface)

  return (
    <article className="row" id={slug}>
      <ShopLink href={`/typeface/${slug}`} className="row-link">
        <div className="row-cap grid">
          <h2>{name}</h2>
          <p className={areCreditsLong(typeface) ? 'who is-long' : 'who'}>
            {keepNamesWhole(creditsOf(typeface))}
          </p>
          <p className="has">{extentOf(typeface)}</p>
          <p className="scr">{scriptsOf(typeface)}</p>
        </div>
        <AnimatedName
          line={line}
          name={name}
          slug={slug}
          lang={inItself.lang}
          dir={inItself.dir}
          peak={peak}
          arrival={arrival}
        />
      </ShopLink>
      <ChooseLink name={name} slug={slug} price={price} />
    </article>
  )
}
