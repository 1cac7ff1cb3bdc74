import type { ReactNode } from 'react'

/** A link that loads its page in full: an error page needs no script, and must not rely on it. */
export function PlainLink({ href, children }: { href: string; children: ReactNode }) {
  return <a href={href}>{children}</a>
}
