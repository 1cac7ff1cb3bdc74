import type { CSSProperties, ReactNode } from 'react'
import type { GlyphOpening } from '@/domain/catalogue/glyphs/glyph-opening'
import { groupThousands } from '@/domain/words'

type Props = {
  opening: GlyphOpening
  isWhole: boolean
  /** How its letters are shown where nothing takes their place; else they wait. */
  letters?: { className: string; style: CSSProperties }
}

/** The case as the page comes: its first letters, and the room of the others. */
export function PageCase({ opening, isWhole, letters }: Props) {
  const groups = isWhole ? opening.groups : opening.groups.filter((group) => group.letters !== '')

  return (
    <div className={letters ? 'gl' : 'gl is-of-page'}>
      <div className="insp" aria-hidden="true">
        <div className="insp-box" />
      </div>
      <div className="glyph-groups" {...letters}>
        {groups.map(({ name, count, letters: own }) => (
          <GlyphCompartment key={name} name={name} count={count}>
            <Bands letters={[...own]} count={isWhole ? count : [...own].length} />
          </GlyphCompartment>
        ))}
      </div>
    </div>
  )
}

function Bands({ letters, count }: { letters: string[]; count: number }) {
  return bandSizes(count).map((size, band) => (
    <div key={band} className="glyph-band" style={{ ['--n' as string]: size } as CSSProperties}>
      {letters.slice(band * LETTERS_A_BAND, (band + 1) * LETTERS_A_BAND).map((letter) => (
        <span key={letter} className="glyph-cell">
          {letter}
        </span>
      ))}
    </div>
  ))
}

/** A multiple of every number of columns, 13 and 6: a band begins and ends with a row. */
export const LETTERS_A_BAND = 78

type GlyphCompartmentProps = { name: string; count: number; children: ReactNode }

/** One compartment of the case. */
export function GlyphCompartment({ name, count, children }: GlyphCompartmentProps) {
  return (
    <section className="glyph-group">
      <h3>
        {name} <span className="num soft">{groupThousands(count)}</span>
      </h3>
      <div className="glyphs">{children}</div>
    </section>
  )
}

/** How many letters each band of so many has. */
export function bandSizes(count: number): number[] {
  const whole = Math.ceil(count / LETTERS_A_BAND)
  return Array.from({ length: whole }, (_, band) =>
    Math.min(LETTERS_A_BAND, count - band * LETTERS_A_BAND),
  )
}
