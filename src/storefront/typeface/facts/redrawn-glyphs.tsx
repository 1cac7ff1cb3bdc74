import {
  type RedrawnCell,
  type RedrawnGlyphs as Drawn,
  viewRedrawn,
} from '@/domain/catalogue/releases/redrawn'
import type { DrawnRelease } from '@/domain/catalogue/releases/release-entry'
import { countInWords, lowerFirst } from '@/domain/words'

type Props = { release: Pick<DrawnRelease, 'version' | 'redrawn' | 'drawn'> }

/** What a release drew anew: each letter in ink, over it the outline of the release before. */
export function RedrawnGlyphs({ release }: Props) {
  const { version, redrawn, drawn } = release
  if (!redrawn || !drawn) return null
  return (
    <figure className="redrawn">
      <figcaption>
        {whichOf(drawn, redrawn)}: <span className="redrawn-ink">{version} in ink</span>,{' '}
        <span className="redrawn-line">{redrawn.since} as a line</span>.
      </figcaption>
      <ul>
        {viewRedrawn(drawn).map((cell) => (
          <li key={cell.letter}>
            <Compartment cell={cell} />
            <p translate="no">
              <b>{cell.letter}</b> {cell.name}
            </p>
          </li>
        ))}
      </ul>
    </figure>
  )
}

/** "Regular", or "Regular, the twelve most changed". */
function whichOf({ style, glyphs }: Drawn, { styles }: NonNullable<DrawnRelease['redrawn']>) {
  const count = styles.find(({ name }) => name === style)?.count ?? 0
  if (count <= glyphs.length || glyphs.length === 1) return style
  return `${style}, the ${lowerFirst(countInWords(glyphs.length))} most changed`
}

function Compartment({ cell }: { cell: RedrawnCell }) {
  const { words, before, after, ends } = cell
  const { left, top, size } = cell.viewBox
  const tick = size / 24
  return (
    <svg role="img" aria-label={words} viewBox={`${left} ${top} ${size} ${size}`}>
      <path className="redrawn-base" d={`M${left} 0h${size}`} />
      <path className="redrawn-ends" d={`M0 0v${tick}M${ends.now} 0v${tick}`} />
      <path className="redrawn-now" d={after} transform="scale(1 -1)" />
      <path className="redrawn-was" d={before} transform="scale(1 -1)" />
      {ends.was === null ? null : <path className="redrawn-was" d={`M${ends.was} 0v${tick}`} />}
    </svg>
  )
}
