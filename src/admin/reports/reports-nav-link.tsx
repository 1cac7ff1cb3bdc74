import Link from 'next/link'
import type { ServerProps } from 'payload'
import { reportWords } from './words'

/** A link in the admin's menu, above the collections. */
export function ReportsNavLink({ i18n, payload }: Pick<ServerProps, 'i18n' | 'payload'>) {
  return (
    <Link className="nav__link" href={`${payload.config.routes.admin}/reports`} prefetch={false}>
      <span className="nav__link-label">{reportWords(i18n.language).menu}</span>
    </Link>
  )
}
