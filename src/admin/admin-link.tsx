import Link from 'next/link'
import type { ComponentProps } from 'react'

/** Within the admin panel, whose pages are not fetched before somebody goes there. */
export function AdminLink(link: ComponentProps<typeof Link>) {
  return <Link {...link} prefetch={false} />
}
