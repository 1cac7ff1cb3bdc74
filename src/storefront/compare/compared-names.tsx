import type { ComparedFamily } from '@/domain/catalogue/comparison/comparison'
import { ShopLink } from '../shell/navigation/shop-link'
import { comparePath, type CompareQuery } from './compare-query'

type ComparedNamesProps = { families: ComparedFamily[]; state: CompareQuery }

/** The heads of the columns; they stay in sight. */
export function ComparedNames({ families, state }: ComparedNamesProps) {
  return (
    <div className="cmp-row cmp-top">
      {families.map(({ slug, name }) => (
        <p key={slug}>
          <ShopLink href={`/typeface/${slug}`} translate="no">
            <b>{name}</b>
          </ShopLink>
          <ShopLink
            href={comparePath({ ...state, slugs: state.slugs.filter((other) => other !== slug) })}
            aria-label={`Remove ${name}`}
            preload={false}
          >
            Remove
          </ShopLink>
        </p>
      ))}
    </div>
  )
}
