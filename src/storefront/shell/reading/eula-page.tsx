import type { SetIn } from './reading-faces'
import { ReadingPage } from './reading-page'

type EulaPageProps = {
  title: string
  version: string
  effectiveFrom?: string | null
  sections: { heading: string; text: string }[]
  setIn: SetIn | null
}

/** One version of a licence text. It never changes. */
export function EulaPage({ title, version, effectiveFrom, sections, setIn }: EulaPageProps) {
  const contents = sections.map(({ heading }, index) => ({ id: `s${index + 1}`, title: heading }))

  return (
    <ReadingPage title={title} contents={contents} setIn={setIn}>
      <p className="reading-lead">
        Version {version}
        {effectiveFrom ? `, in force from ${effectiveFrom.slice(0, 10)}` : ''}
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
