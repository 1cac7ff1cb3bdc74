'use client'

import type { CSSProperties } from 'react'
import { useInlined } from '../../shell/fonts/use-inlined'
import { firstBearing } from '../../tester/text/first-bearing'
import { faceStyle, featuresOn, LACKING_LETTERS } from '../../tester/text/face-style'
import { useFaceInView } from '../../tester/text/use-face-in-view'
import { useLetters } from '../../tester/text/use-letters'
import { styleIdOf } from '../cut-faces'
import type { ExploreEntry } from '../explore-entry'

type Props = {
  entry: ExploreEntry
  text: string
  /** Soon something is typed or chosen: the whole preview is fetched while its own text still stands. */
  isAboutToChange: boolean
}

/** The line of a row, in itself; what was typed may be in any language. */
export function ExploreText({ entry, text, isAboutToChange }: Props) {
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
  useLetters({ styleId: own ? '' : styleIdOf(entry, face), face, text: shown }, hasFace)

  return (
    <span
      ref={inView}
      className={own || isLoaded ? 'ex-text' : 'ex-text is-unset'}
      lang={text ? undefined : sample.lang}
      dir={text ? 'auto' : sample.dir}
      translate="no"
      aria-hidden="true"
      style={{
        ...(own ? faceStyle(own) : isLoaded ? styleOf(entry, fallback) : undefined),
        ['--pull' as string]: pull,
      }}
    >
      {shown}
    </span>
  )
}

function styleOf(
  { face, coordinates, features = [] }: ExploreEntry,
  fallback: string,
): CSSProperties {
  return {
    ...faceStyle(face, coordinates, fallback),
    fontFeatureSettings: featuresOn(features),
  }
}
