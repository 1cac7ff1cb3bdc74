import type { ReactNode } from 'react'
import { InPlaceOfPage, WayOn } from './plain-link'

type NotFoundPageProps = {
  /** No route matches, or a route whose typeface, page, cart or order does not exist. */
  kind: 'route' | 'page'
  path: string
  figures?: ReactNode
}

/** What whoever mistyped such a path was after. */
const WAYS = [
  { below: /^\/(order|my-licences|cart)\//, href: '/my-licences', label: 'Find my order →' },
  { below: /^\/licence\//, href: '/licence', label: 'Check a licence →' },
]

/** 404: the path as one text node, the figures by CSS alone. */
export function NotFoundPage({ kind, path, figures = <NotFoundFigures /> }: NotFoundPageProps) {
  const sentence = kind === 'route' ? 'Page not found' : 'Page Not Found'
  const way = WAYS.find(({ below }) => below.test(path))

  const ways = (
    <>
      <p className="c6 is-small">There is no page at this address.</p>
      <WayOn href="/">All typefaces →</WayOn>
      <WayOn href="/explore">Explore →</WayOn>
      {way ? <WayOn href={way.href}>{way.label}</WayOn> : null}
    </>
  )
  return (
    <InPlaceOfPage
      title="Page Not Found"
      sentence={path ? `${sentence}: ${path}` : sentence}
      ways={ways}
    >
      {figures}
    </InPlaceOfPage>
  )
}

export function NotFoundFigures() {
  return (
    <div className="figures not-found">
      <span>404</span>
    </div>
  )
}
