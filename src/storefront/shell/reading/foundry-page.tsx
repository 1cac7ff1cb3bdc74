import type { ReactNode } from 'react'
import type { SetIn } from './reading-faces'
import { ReadingPage } from './reading-page'

type FoundryPageProps = {
  title: string
  lead?: string | null
  /** The page's text in its parts; a part without a title has no entry in the contents. */
  sections: { id: string; title: string | null; body: ReactNode }[]
  setIn: SetIn | null
  /** Entries of the contents for what stands beneath the text. */
  more?: { id: string; title: string }[]
  /** Beneath the text, on the whole width. */
  after?: ReactNode
}

/** A page the foundry writes. */
export function FoundryPage({ title, lead, sections, setIn, more = [], after }: FoundryPageProps) {
  const contents = sections.flatMap((section) =>
    section.title ? [{ id: section.id, title: section.title }] : [],
  )

  return (
    <ReadingPage title={title} contents={[...contents, ...more]} setIn={setIn} after={after}>
      {lead ? <p className="reading-lead">{lead}</p> : null}
      {sections.map((section) => (
        <section key={section.id}>
          {section.title ? <h2 id={section.id}>{section.title}</h2> : null}
          {section.body}
        </section>
      ))}
    </ReadingPage>
  )
}
