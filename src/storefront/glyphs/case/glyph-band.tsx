'use client'

import { memo, type CSSProperties } from 'react'
import { hexOf } from '@/domain/catalogue/glyphs/letter-pages'
import { useNear } from '../../ui/use-near'
import { featuresOn } from '../../tester/text/face-style'
import type { CaseOfStyle } from './case-of-style'
import { useLetterFaces } from './use-letter-faces'

type Props = {
  shown: CaseOfStyle
  codes: number[]
  group: number
  /** The place of its first letter in the compartment. */
  first: number
  /** The place of the open letter, where it is in this band. */
  open: number | null
  feature?: string | undefined
}

/** Some rows of a compartment: its buttons are there once it has been near the window, or while the open letter is among them. */
export const GlyphBand = memo(function GlyphBand(props: Props) {
  const { shown, codes, group, first, open, feature } = props
  const [reference, wasNear] = useNear<HTMLDivElement>('900px')
  const isNear = wasNear || open !== null
  const faceOf = useLetterFaces(shown, codes, { isNear })

  return (
    <div
      ref={reference}
      className="glyph-band"
      style={
        {
          '--n': codes.length,
          fontFeatureSettings: feature ? featuresOn([feature]) : undefined,
        } as CSSProperties
      }
    >
      {isNear
        ? codes.map((code, at) => {
            const face = faceOf(code)
            const isOpen = open === first + at
            return (
              <button
                key={code}
                type="button"
                className="glyph-cell"
                data-place={`${group} ${first + at}`}
                tabIndex={isOpen ? 0 : -1}
                aria-current={isOpen || undefined}
                aria-label={labelOf(code, shown)}
                style={face ? ({ '--letter-face': `"${face}"` } as CSSProperties) : undefined}
              >
                {face === null ? null : <span translate="no">{String.fromCodePoint(code)}</span>}
              </button>
            )
          })
        : null}
    </div>
  )
})

function labelOf(code: number, { nameOf }: CaseOfStyle): string {
  return `${String.fromCodePoint(code)}, ${nameOf.get(code) || `U+${hexOf(code)}`}`
}
