import type { TypefaceView } from '@/domain/catalogue/typeface-view'

export function Languages({ languages }: { languages: TypefaceView['languages'] }) {
  if (languages.length === 0) return null

  return (
    <section className="sec">
      <h2>
        Languages <span className="num soft">{languages.length}</span>
      </h2>
      <ul className="langs">
        {languages.map(({ code, name }) => (
          <li key={code}>{name}</li>
        ))}
      </ul>
    </section>
  )
}
