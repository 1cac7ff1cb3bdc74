import type { ReactNode } from 'react'

/** A link that loads its page in full: a page of errors needs no script, and must not lean on it. */
export function PlainLink({ href, children }: { href: string; children: ReactNode }) {
  return <a href={href}>{children}</a>
}
