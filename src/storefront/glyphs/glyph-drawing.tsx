import type { GlyphAnatomy, GlyphHeights, Outline } from '@/domain/catalogue/glyphs/glyph-view'
import { withMinus } from '../ui/unbroken-figures'

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
          <GlyphShape glyph={glyph} />
        </svg>
      ) : null}
    </div>
  )
}

/** Its outline, or what a font of colours paints in its place. */
export function GlyphShape({ glyph: { picture, path, bounds } }: { glyph: Outline }) {
  if (!picture || !bounds) return <path d={path} transform="scale(1 -1)" />
  const { left, top, right, bottom } = bounds
  return <image href={picture} x={left} y={-top} width={right - left} height={top - bottom} />
}

type HeightLine = { name: string; value: number; top: number }

/** A square that holds the letter and the lines it stands on; all in units of the em square, y upwards. */
type DrawingView = { left: number; top: number; size: number; lines: HeightLine[] }

/** Above the ascender and, for the words on it, beneath the descender; parts of their distance. */
const ABOVE = 0.03

const BENEATH = 0.09

/** At the sides of a wide letter, for the words on its lines. */
const SIDE = 0.18

/** Lines nearer than this part of the drawing would write over each other. */
const NEAREST = 0.075

export function viewOf(
  glyph: Pick<Outline, 'advance' | 'bounds'> | null,
  heights: GlyphHeights,
): DrawingView {
  const { advance, bounds } = glyph ?? { advance: 0, bounds: null }
  const top = Math.max(heights.ascender, bounds?.top ?? 0)
  const bottom = Math.min(heights.descender, bounds?.bottom ?? 0)
  const left = Math.min(0, bounds?.left ?? 0)
  const right = Math.max(advance, bounds?.right ?? 0)

  const height = (top - bottom) * (1 + ABOVE + BENEATH)
  const size = Math.max(height, (right - left) * (1 + 2 * SIDE))
  const start = top + (top - bottom) * ABOVE + (size - height) / 2
  return {
    left: (left + right) / 2 - size / 2,
    top: start,
    size,
    lines: linesOf(heights).reduce<HeightLine[]>((lines, { name, value }) => {
      const line = { name, value, top: (start - value) / size }
      const isFree = lines.every((other) => Math.abs(other.top - line.top) >= NEAREST)
      return isFree ? [...lines, line] : lines
    }, []),
  }
}

/** Where there is room for few, the first stay. */
function linesOf({ ascender, descender, xHeight, capHeight }: GlyphHeights) {
  const lines = [
    { name: 'Baseline', value: 0 },
    { name: 'x-height', value: xHeight },
    { name: 'Capitals', value: capHeight },
    { name: 'Descender', value: descender },
    { name: 'Ascender', value: ascender },
  ]
  return lines.flatMap(({ name, value }) => (value === null ? [] : [{ name, value }]))
}
