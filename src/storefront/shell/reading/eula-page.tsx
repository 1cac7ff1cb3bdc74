import { ShopLink } from '../navigation/shop-link'
import type { SetIn } from './reading-faces'
import { ReadingPage } from './reading-page'

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
        {effectiveFrom ? `, in force from ${effectiveFrom.slice(0, 10)}` : ''}
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
