import type { TypefaceRow } from '@/domain/catalogue/typeface-view'

type Named = Pick<TypefaceRow, 'name' | 'inItself'>

/** Beside a name in its own script, for whoever cannot read that; it is announced elsewhere. Nothing where both are one. */
export function LatinName({ row: { name, inItself } }: { row: Named }) {
  if (inItself.text === name) return null
  return (
    <span className="latin-name" aria-hidden="true">
      {name}
    </span>
  )
}
