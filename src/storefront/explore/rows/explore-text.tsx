'use client'

import { faceStyle, featuresOn, LACKING_LETTERS } from '../../tester/text/face-style'
import { useFaceInView } from '../../tester/text/use-face-in-view'
import { useLetters } from '../../tester/text/use-letters'
import { styleIdOf } from '../cut-faces'
import type { ExploreEntry } from '../explore-entry'

/** The line of a row, in itself; what was typed may be in any language. */
export function ExploreText({ entry, text }: { entry: ExploreEntry; text: string }) {
  const { sample, face, coordinates, features = [] } = entry
  const [inView, isReady, , fallback] = useFaceInView<HTMLSpanElement>(face)
  const shown = text || sample.text
  const hasFace = fallback === LACKING_LETTERS
  useLetters({ styleId: styleIdOf(entry, face), face, text: shown }, hasFace)

  return (
    <span
      ref={inView}
      className={isReady ? 'ex-text' : 'ex-text is-unset'}
      lang={text ? undefined : sample.lang}
      dir={text ? 'auto' : sample.dir}
      translate="no"
      aria-hidden="true"
      style={{
        ...(isReady ? faceStyle(face, coordinates, fallback) : {}),
        fontFeatureSettings: featuresOn(features),
      }}
    >
      {shown}
    </span>
  )
}
