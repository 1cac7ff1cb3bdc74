import Link from 'next/link'
import type { ServerProps } from 'payload'
import { may } from '@/domain/staff/roles'
import { reportWords } from './words'

/** A link in the admin's menu, above the collections. */
export function ReportsNavLink({
  i18n,
  payload,
  user,
}: Pick<ServerProps, 'i18n' | 'payload' | 'user'>) {
  if (!may(user, 'read', 'reports')) return null
  return (
    <Link className="nav__link" href={`${payload.config.routes.admin}/reports`} prefetch={false}>
      <span className="nav__link-label">{reportWords(i18n.language).menu}</span>
    </Link>
  )
}
