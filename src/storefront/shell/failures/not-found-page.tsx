import type { ReactNode } from 'react'
import { WayOn } from './plain-link'

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

  return (
    <main id="main">
      <div className="big">
        <h1 className="vh">Page Not Found</h1>
        <p>{path ? `${sentence}: ${path}` : sentence}</p>
        {figures}
        <div className="grid">
          <p className="c6 is-small">There is no page at this address.</p>
          <WayOn href="/">All typefaces →</WayOn>
          <WayOn href="/explore">Explore →</WayOn>
          {way ? <WayOn href={way.href}>{way.label}</WayOn> : null}
        </div>
      </div>
    </main>
  )
}

export function NotFoundFigures() {
  return (
    <div className="figures not-found">
      <span>404</span>
    </div>
  )
}
