import type { ReactNode } from 'react'

type LinkProps = { href: string; children: ReactNode }

/** A link that loads its page in full: an error page needs no script, and must not rely on it. */
export function PlainLink({ href, children }: LinkProps) {
  return <a href={href}>{children}</a>
}

/** One of the ways that lead on from a page that failed. */
export function WayOn(link: LinkProps) {
  return (
    <p className="c3">
      <PlainLink {...link} />
    </p>
  )
}

type InPlaceOfPageProps = {
  /** For who hears the page; the sentence says it to all others. */
  title: string
  sentence: string
  /** Between the sentence and the ways on. */
  children?: ReactNode
  ways: ReactNode
}

/** What stands where a page does not. */
export function InPlaceOfPage({ title, sentence, children, ways }: InPlaceOfPageProps) {
  return (
    <main id="main">
      <div className="big">
        <h1 className="vh">{title}</h1>
        <p>{sentence}</p>
        {children}
        <div className="grid">{ways}</div>
      </div>
    </main>
  )
}
