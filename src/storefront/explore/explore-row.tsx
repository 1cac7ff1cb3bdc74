'use client'

import { type CSSProperties, useEffect, useState } from 'react'
import { lackingScripts, writtenScripts } from '@/domain/catalogue/type-case/lacking-scripts'
import { keepNamesWhole, linesOfCredits } from '../catalogue/row-text'
import { useInlined } from '../shell/fonts/use-arrived-faces'
import { ShopLink } from '../shell/navigation/shop-link'
import {
  faceStyle,
  featuresIn,
  featuresOn,
  hasFeaturesOn,
  LACKING_LETTERS,
  unsetFaceStyle,
} from '../tester/text/face-style'
import { firstBearing } from '../tester/text/first-bearing'
import { useFaceInView } from '../tester/text/use-face-in-view'
import { useLetters } from '../tester/text/use-letters'
import { PriceIn } from '../ui/price-in'
import { lackOfFamily, styleIdOf } from './case-faces'
import type { ExploreEntry } from './explore-entry'
import { typefaceLink } from './typeface-link'

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
  const { slug, name, who, price, before, face } = entry
  const href = typefaceLink(entry, text, entry)
  const [lacking, setLacking] = useState('')

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
          <span className="soft">{extentOrLack(entry, text, lacking)}</span>{' '}
          <span className="num">
            <PriceIn of={price} before={before} />
          </span>
        </span>
        <ExploreText key={face} {...{ entry, text, isAboutToChange }} onLack={setLacking} />
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

/** "18 styles, 4 axes"; of what was typed rather "no Cyrillic", "no Ţ, ş". */
function extentOrLack({ extent, facts }: ExploreEntry, text: string, letters: string): string {
  const lacking = lackingScripts(text, facts)
  if (lacking.length > 0) return lacking.map((script) => `no ${script}`).join(', ')
  return (text && letters) || extent
}

type ExploreTextProps = {
  entry: ExploreEntry
  text: string
  /** Soon something is typed or chosen: the whole preview is fetched while its own text still stands. */
  isAboutToChange: boolean
  /** The letters of what was typed that the typeface lacks: "no Ţ, ş". */
  onLack: (letters: string) => void
}

/** The line of a row, in itself; what was typed may be in any language. */
function ExploreText({ entry, text, isAboutToChange, onLack }: ExploreTextProps) {
  const { sample, face, coordinates, ownFace, startBearing } = entry
  const isInlined = useInlined(ownFace)
  const own = text || !isInlined ? null : ownFace
  const [inView, isLoaded, , fallback] = useFaceInView<HTMLSpanElement>(
    own && !isAboutToChange ? '' : face,
  )
  const shown = text || sample.text
  const hasFace = fallback === LACKING_LETTERS
  const pull =
    (text ? null : startBearing) ?? (hasFace ? firstBearing({ face, coordinates }, shown) : 0)
  const hasFeatures = hasFeaturesOn(styleOf(entry, { shown, fallback }))
  const unset = unsetFaceStyle(face, entry.coordinates)
  const set = { styleId: own ? '' : styleIdOf(entry, face), face, text: shown, hasFeatures }
  const lacking = lackOfFamily(entry, face, useLetters(set, hasFace))
  useEffect(() => onLack(lacking), [lacking, onLack])

  return (
    <span
      ref={inView}
      className={own || isLoaded ? 'ex-text' : 'ex-text is-unset'}
      lang={text ? undefined : sample.lang}
      dir={text ? 'auto' : sample.dir}
      translate="no"
      aria-hidden="true"
      style={{
        ...(own ? faceStyle(own) : isLoaded ? styleOf(entry, { shown, fallback }) : unset),
        ['--pull' as string]: pull,
      }}
    >
      {shown}
    </span>
  )
}

function styleOf(
  { face, coordinates, features = [] }: ExploreEntry,
  { shown, fallback }: { shown: string; fallback: string },
): CSSProperties {
  return {
    ...faceStyle(face, coordinates, fallback),
    fontFeatureSettings: featuresOn(featuresIn(shown, features)),
  }
}
