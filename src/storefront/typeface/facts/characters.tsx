import type { TypefaceView } from '@/domain/catalogue/typeface-view'

/** How many characters every style has; unfolded, by Unicode block. */
export function Characters({ characters }: { characters: TypefaceView['characters'] }) {
  if (characters.count === 0) return null

  return (
    <details className="nearly">
      <summary>
        Characters in every style <span className="num soft">{characters.count}</span>
      </summary>
      <ul className="langs blocks">
        {characters.blocks.map(({ name, count }) => (
          <li key={name}>
            {name} <span className="num soft">{count}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
