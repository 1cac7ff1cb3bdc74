'use client'

import { lackingScripts, writtenScripts } from '@/domain/catalogue/type-case/lacking-scripts'
import { keepNamesWhole, linesOfCredits } from '../../catalogue/row-text'
import { ShopLink } from '../../shell/navigation/shop-link'
import type { ExploreEntry } from '../explore-entry'
import { typefaceLink } from '../typeface-link'
import { ExploreText } from './explore-text'

type Props = {
  entry: ExploreEntry
  text: string
  isAboutToChange: boolean
  /** Whether it is among those to compare. */
  isCompared: boolean
  onCompare: (slug: string) => void
}

/** One family: a line in itself, running off the page on purpose. */
export function ExploreRow({ entry, text, isAboutToChange, isCompared, onCompare }: Props) {
  const { slug, name, who, price, face } = entry
  const href = typefaceLink(entry, text, entry)

  return (
    <div className="ex-row">
      <ShopLink
        href={href}
        className={linesOfCredits(who) > 1 ? 'ex has-long-credits' : 'ex'}
        preload={!href.includes('?')}
      >
        <span className="cap grid">
          <b>{name}</b>{' '}
          <span className="ex-by">
            <span className="soft">{keepNamesWhole(who)}</span>{' '}
            <span className="ex-scripts">{writtenScripts(entry.facts).slice(0, 2).join(', ')}</span>
          </span>{' '}
          <span className="soft">{extentOrLack(entry, text)}</span>{' '}
          <span className="num">{price}</span>
        </span>
        <ExploreText key={face} {...{ entry, text, isAboutToChange }} />
      </ShopLink>
      <button
        type="button"
        className="ex-compare"
        aria-pressed={isCompared}
        aria-label={`Compare ${name}`}
        onClick={() => onCompare(slug)}
      >
        Compare
      </button>
    </div>
  )
}

/** "18 styles, 4 axes"; of what was typed rather "no Cyrillic". */
function extentOrLack({ extent, facts }: ExploreEntry, text: string): string {
  const lacking = lackingScripts(text, facts)
  return lacking.length > 0 ? lacking.map((script) => `no ${script}`).join(', ') : extent
}
