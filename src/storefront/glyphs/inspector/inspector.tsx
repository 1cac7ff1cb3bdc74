'use client'

import type { GlyphAnatomy } from '@/domain/catalogue/glyphs/glyph-view'
import { hexOf } from '@/domain/catalogue/glyphs/letter-pages'
import { htmlEntityOf } from '@/domain/catalogue/glyphs/html-entity'
import type { CaseOfStyle } from '../case/case-of-style'
import { withMinus } from '../../ui/with-minus'
import { useGlyph } from '../case/use-glyph'
import { Alternates } from './alternates'
import { CopyLetter } from './copy-letter'
import { GlyphDrawing } from './glyph-drawing'

type Props = { shown: CaseOfStyle; code: number; feature?: string | undefined }

/** The open letter: how it is drawn, what it is called, and what features make of it. */
export function Inspector({ shown, code, feature }: Props) {
  const { drawn, known } = useGlyph(shown, code)
  const glyph = known && withFeature(known, feature)
  const { heights, features } = shown.characters

  return (
    <div className="insp">
      <div className="insp-head">
        <GlyphDrawing glyph={drawn && withFeature(drawn, feature)} heights={heights} />
        <p className="insp-name">
          <span>{shown.nameOf.get(code) || 'A sign without a name in Unicode'}</span>
          <span className="num">U+{hexOf(code)}</span>
        </p>
      </div>
      <dl className="insp-facts">
        <Fact name="Glyph" value={glyph?.name ?? '–'} />
        <Fact name="HTML" value={htmlEntityOf(code)} />
        <Fact
          name="Advance"
          unit={`, units of ${heights.unitsPerEm}`}
          value={glyph ? inUnits(glyph.advance) : '–'}
        />
        <Fact name="Side bearings" value={bearingsOf(glyph)} />
      </dl>
      <CopyLetter key={code} letter={String.fromCodePoint(code)} />
      <Alternates glyph={drawn} features={features} heights={heights} />
    </div>
  )
}

function Fact({ name, unit, value }: { name: string; unit?: string; value: string }) {
  return (
    <div>
      <dt>
        {name}
        {unit ? <span className="wide">{unit}</span> : null}
      </dt>
      <dd className="num" translate="no">
        {value}
      </dd>
    </div>
  )
}

/** What a feature makes of it, where it is shown with one. */
function withFeature(glyph: GlyphAnatomy, feature: string | undefined): GlyphAnatomy {
  const alternate = glyph.alternates.find(({ tags }) => feature && tags.includes(feature))
  return alternate ? { ...glyph, ...alternate } : glyph
}

function bearingsOf(glyph: GlyphAnatomy | null): string {
  if (!glyph?.bounds) return '–'
  const { bounds, advance } = glyph
  return `${inUnits(bounds.left)}, ${inUnits(advance - bounds.right)}`
}

function inUnits(value: number): string {
  return withMinus(String(Math.round(value)))
}
