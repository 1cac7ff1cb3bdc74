import type { ReactNode } from 'react'
import { dayText } from '../../checkout/order/order-text'
import { keepNamesWhole } from '../../catalogue/row-text'
import { FitText } from '../../ui/fit-text'
import { ShopLink } from '../navigation/shop-link'
import { ReadingFaces, ReadingTitle, type SetIn, stylesOfText } from './reading-faces'

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

type EulaPageProps = {
  title: string
  version: string
  effectiveFrom?: string | null
  /** Where it is as a PDF. */
  pdf: string
  sections: { heading: string; text: string }[]
  setIn: SetIn | null
}

/** One version of a licence text. It never changes. */
export function EulaPage({ title, version, effectiveFrom, pdf, sections, setIn }: EulaPageProps) {
  const contents = sections.map(({ heading }, index) => ({ id: `s${index + 1}`, title: heading }))

  return (
    <ReadingPage title={title} contents={contents} setIn={setIn}>
      <p className="reading-lead">
        Version {version}
        {effectiveFrom ? `, in force from ${dayText(effectiveFrom)}` : ''}
      </p>
      <p className="reading-paper">
        <a href={pdf}>
          Save as PDF <span aria-hidden="true">↓</span>
        </a>
        <ShopLink href="/licences">All licences</ShopLink>
      </p>
      {sections.map(({ heading, text }, index) => (
        <section key={heading}>
          <h2 id={`s${index + 1}`}>{heading}</h2>
          {paragraphsOf(text).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </ReadingPage>
  )
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
}
