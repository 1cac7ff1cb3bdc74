'use client'

import { useEffect, useState, type ComponentType } from 'react'
import type { GlyphOpening } from '@/domain/catalogue/glyphs/glyph-opening'
import { groupThousands, pluralOf } from '@/domain/words'
import { loadCode } from '../shell/failures/load-code'
import { ShopLink } from '../shell/navigation/shop-link'
import type { GlyphCaseProps } from './glyph-case'
import type { GlyphStyle } from './list-glyph-styles'
import { PageCase } from './page-case'
import { useNear } from '../ui/use-near'

type Props = {
  slug: string
  opening: GlyphOpening
  styles: GlyphStyle[]
  /** Every character, with the search; else the first of them and the way to the others. */
  isWhole?: boolean
}

/** Letters to look at one by one: the case comes when its place comes near the window. */
export function Glyphs({ slug, opening, styles, isWhole = false }: Props) {
  const [reference, isNear] = useNear<HTMLElement>('800px')
  const [Case, setCase] = useState<ComponentType<GlyphCaseProps> | null>(null)
  const [pressed, setPressed] = useState('')

  useEffect(() => {
    if (!isNear) return
    loadCode(() => import('./glyph-case')).then(
      ({ GlyphCase }) => setCase(() => GlyphCase),
      () => undefined, // the letters of the page stand
    )
  }, [isNear])

  const { count, groups } = opening
  const characters = `${groupThousands(count)} ${pluralOf(count, 'character')}`
  const hasMore = groups.some((group) => group.count > [...group.letters].length)
  return (
    <section
      className={isWhole ? 'sec glyph-section is-whole' : 'sec glyph-section'}
      id="glyphs"
      ref={reference}
      // Between press and release the case may come, and the click has no letter.
      onPointerDown={({ pointerType, target }) => {
        if (pointerType === 'mouse') setPressed(letterOfPage(target) || pressed)
      }}
      onClick={({ target }) => setPressed(letterOfPage(target) || pressed)}
    >
      <h2>
        Glyphs <span className="num soft">{characters}</span>
      </h2>
      {Case ? (
        <Case {...{ opening, styles, isWhole, pressed }} />
      ) : (
        <PageCase {...{ opening, isWhole }} />
      )}
      {hasMore && !isWhole ? (
        <ShopLink className="lk all-glyphs" href={`/explore/${slug}#glyphs`} preload={false}>
          All {characters} →
        </ShopLink>
      ) : null}
    </section>
  )
}

/** The letter that was pressed while the case is on its way; empty: none. */
function letterOfPage(target: EventTarget): string {
  const isOne = target instanceof Element && target.matches('.is-of-page .glyph-cell')
  return isOne ? target.textContent : ''
}
