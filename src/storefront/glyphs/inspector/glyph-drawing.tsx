import type { GlyphAnatomy, GlyphHeights } from '@/domain/catalogue/glyphs/glyph-view'
import { withMinus } from '../../ui/with-minus'
import { viewOf } from './drawing-view'

type Props = { glyph: GlyphAnatomy | null; heights: GlyphHeights }

/** A letter on its lines, between its bearings. */
export function GlyphDrawing({ glyph, heights }: Props) {
  const { left, top, size, lines } = viewOf(glyph, heights)

  return (
    <div className="insp-box num" aria-hidden="true">
      {lines.map(({ name, value, top: at }) => (
        <p
          key={name}
          className={name === 'Baseline' ? 'insp-line is-base' : 'insp-line'}
          style={{ top: `${at * 100}%` }}
        >
          <span>{name}</span>
          <span>{withMinus(String(value))}</span>
        </p>
      ))}
      {glyph ? (
        <svg viewBox={`${left} ${-top} ${size} ${size}`}>
          {[0, glyph.advance].map((x, side) => (
            <line key={side} x1={x} x2={x} y1={-top} y2={size - top} />
          ))}
          <path d={glyph.path} transform="scale(1 -1)" />
        </svg>
      ) : null}
    </div>
  )
}
