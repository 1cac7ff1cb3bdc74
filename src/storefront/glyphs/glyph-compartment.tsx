import type { ReactNode } from 'react'
import { groupThousands } from '@/domain/words'

/** A multiple of every number of columns, 13 and 6: a band begins and ends with a row. */
export const LETTERS_A_BAND = 78

type Props = { name: string; count: number; children: ReactNode }

/** One compartment of the case. */
export function GlyphCompartment({ name, count, children }: Props) {
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
