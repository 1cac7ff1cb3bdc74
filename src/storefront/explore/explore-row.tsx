'use client'

import { ShopLink } from '../shell/navigation/shop-link'
import { TypefaceText } from '../tester/text/typeface-text'
import type { ExploreEntry } from './explore-entry'

type Props = { entry: ExploreEntry; text: string; hidden: boolean }

/** One family: a line in itself, running off the page on purpose. */
export function ExploreRow({ entry, text, hidden }: Props) {
  const { slug, name, who, extent, price, sample, face, coordinates } = entry
  const direction = text ? { dir: 'auto' } : { lang: sample.lang, dir: sample.dir }

  return (
    <ShopLink href={`/typeface/${slug}`} className="ex" hidden={hidden}>
      <span className="cap grid">
        <b>{name}</b> <span className="soft">{who}</span> <span className="soft">{extent}</span>{' '}
        <span className="num">{price}</span>
      </span>
      <TypefaceText className="ex-text" {...{ face, coordinates, ...direction }} hidden>
        {text || sample.text}
      </TypefaceText>
    </ShopLink>
  )
}
