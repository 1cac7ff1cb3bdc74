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
