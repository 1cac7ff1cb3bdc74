import type { TypefaceView } from '@/domain/catalogue/typeface-view'

/** How many characters every style has, by Unicode block. */
export function Characters({ characters }: { characters: TypefaceView['characters'] }) {
  if (characters.count === 0) return null

  return (
    <section className="sec">
      <h2>
        Characters in every style <span className="num soft">{characters.count}</span>
      </h2>
      <ul className="langs blocks">
        {characters.blocks.map(({ name, count }) => (
          <li key={name}>
            {name} <span className="num soft">{count}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
