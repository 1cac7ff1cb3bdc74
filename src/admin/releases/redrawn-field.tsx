'use client'

import { useFormFields } from '@payloadcms/ui'
import {
  type RedrawnCell,
  type RedrawnGlyphs,
  viewRedrawn,
} from '@/domain/catalogue/releases/redrawn'
import { useSay } from '../use-say'
import './releases.css'

/** What a release drew anew, as visitors see it beside its notes. */
export function RedrawnField() {
  const say = useSay()
  const drawn = useFormFields(([fields]) => fields.redrawn?.value) as RedrawnGlyphs | null
  if (!drawn || drawn.glyphs.length === 0) return null

  return (
    <section className="field-type redrawn-field" aria-label={say('Redrawn')}>
      <h3>{say('Redrawn')}</h3>
      <p>
        {say(
          '{style}: in ink as it is now, as a line as it was. Visitors see it beside the notes.',
          { style: drawn.style },
        )}
      </p>
      <ul>
        {viewRedrawn(drawn).map((cell) => (
          <li key={cell.letter}>
            <Compartment cell={cell} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Compartment({ cell: { viewBox, words, before, after } }: { cell: RedrawnCell }) {
  const { left, top, size } = viewBox
  return (
    <svg role="img" aria-label={words} viewBox={`${left} ${top} ${size} ${size}`}>
      <path d={after} transform="scale(1 -1)" />
      <path className="redrawn-was" d={before} transform="scale(1 -1)" />
    </svg>
  )
}
