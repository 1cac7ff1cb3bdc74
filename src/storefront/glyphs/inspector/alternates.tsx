import type {
  AlternateGlyph,
  FeatureReach,
  GlyphAnatomy,
  GlyphHeights,
} from '@/domain/catalogue/glyphs/glyph-view'
import { viewOf } from './drawing-view'

type Props = { glyph: GlyphAnatomy | null; features: FeatureReach[]; heights: GlyphHeights }

/** Of what no one chooses: a script or a language asks for it. */
const FORMS: Record<string, string> = {
  ...{ init: 'Initial', medi: 'Medial', fina: 'Final', isol: 'Alone' },
  ...{ locl: 'Local form', ccmp: 'Composed', rlig: 'Joined', rclt: 'Beside others' },
}

/** More of them are pushed along with a thumb, or with arrow keys. */
const FIT_A_PHONE = 2

/** What features make of a letter. */
export function Alternates({ glyph, features, heights }: Props) {
  const alternates = glyph?.alternates ?? []
  const nameOf = (tag: string) =>
    features.find((feature) => feature.tag === tag)?.name ?? FORMS[tag] ?? tag

  return (
    <div className="insp-alternates">
      {alternates.length > 0 ? (
        <ul aria-label="Alternates" tabIndex={alternates.length > FIT_A_PHONE ? 0 : undefined}>
          {alternates.map((alternate, number) => (
            <li key={number}>
              <AlternateDrawing {...{ alternate, heights }} />
              <span>{alternate.tags.map(nameOf).join(', ')}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

function AlternateDrawing({
  alternate,
  heights,
}: {
  alternate: AlternateGlyph
  heights: GlyphHeights
}) {
  const { left, top, size } = viewOf(alternate, heights)
  return (
    <svg viewBox={`${left} ${-top} ${size} ${size}`} aria-hidden="true">
      <path d={alternate.path} transform="scale(1 -1)" />
    </svg>
  )
}
