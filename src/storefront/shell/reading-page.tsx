import type { CSSProperties, ReactNode } from 'react'
import { FitText } from '../ui/fit-text'
import { ShopLink } from './shop-link'

/** The typeface a text is set in, by the names of its browser fonts. */
export type SetIn = {
  name: string
  slug: string
  foundry: string | null
  text: string
  italic?: string
}

type ReadingPageProps = {
  title: string
  /** The headings of the text, in its order. */
  contents: { id: string; title: string }[]
  setIn: SetIn | null
  children: ReactNode
}

/** A text to read: its title on the full measure, its contents beside it. */
export function ReadingPage({ title, contents, setIn, children }: ReadingPageProps) {
  return (
    <main id="main" className="page reading grid" style={facesOf(setIn)}>
      <div className="name">
        <h1>
          <FitText>{title}</FitText>
        </h1>
      </div>
      <aside>
        {contents.map(({ id, title: heading }) => (
          <a key={id} href={`#${id}`}>
            {heading}
          </a>
        ))}
        {setIn ? (
          <p>
            Set in <ShopLink href={`/typeface/${setIn.slug}`}>{setIn.name}</ShopLink>
            {setIn.foundry ? `, ${setIn.foundry}` : null}
          </p>
        ) : null}
      </aside>
      <article>{children}</article>
    </main>
  )
}

function facesOf(setIn: SetIn | null): CSSProperties {
  const face = setIn ? `"${setIn.text}", var(--ui)` : 'var(--ui)'
  const head = setIn?.italic ? `"${setIn.italic}", var(--ui)` : face
  return { '--fam': face, '--fam-head': head } as CSSProperties
}
