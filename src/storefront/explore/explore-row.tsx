'use client'

import { ShopLink } from '../shell/navigation/shop-link'
import { carryText } from './carry-text'
import type { ExploreEntry } from './explore-entry'
import { ExploreText } from './explore-text'

type Props = { entry: ExploreEntry; text: string; hidden: boolean }

/** One family: a line in itself, running off the page on purpose. */
export function ExploreRow({ entry, text, hidden }: Props) {
  const { slug, name, who, extent, price, face } = entry

  return (
    <ShopLink
      href={`/typeface/${slug}`}
      className="ex"
      hidden={hidden}
      onClick={() => carryText(slug, text)}
    >
      <span className="cap grid">
        <b>{name}</b> <span className="soft">{who}</span> <span className="soft">{extent}</span>{' '}
        <span className="num">{price}</span>
      </span>
      <ExploreText key={face} {...{ entry, text }} />
    </ShopLink>
  )
}
