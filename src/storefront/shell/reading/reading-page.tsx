import type { ReactNode } from 'react'
import { keepNamesWhole } from '../../catalogue/row-text'
import { FitText } from '../../ui/fit-text'
import { ShopLink } from '../navigation/shop-link'
import { ReadingFaces, ReadingTitle, stylesOfText, type SetIn } from './reading-faces'

type ReadingPageProps = {
  title: string
  /** The headings of the text, in its order. */
  contents: { id: string; title: string }[]
  setIn: SetIn | null
  /** Beneath the text, on the whole width. */
  after?: ReactNode
  children: ReactNode
}

/** A text to read: its title on the full measure, its contents beside it. */
export function ReadingPage({ title, contents, setIn, after, children }: ReadingPageProps) {
  return (
    <main id="main" className="page reading grid" style={stylesOfText(setIn)}>
      {setIn && <ReadingFaces setIn={setIn} />}
      <div className="name">
        <h1>
          {setIn?.regular && setIn.title ? (
            <ReadingTitle measure={setIn.title} />
          ) : (
            <FitText>{title}</FitText>
          )}
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
            {setIn.foundry ? `, ${keepNamesWhole(setIn.foundry)}` : null}
          </p>
        ) : null}
      </aside>
      <article>{children}</article>
      {after}
    </main>
  )
}
