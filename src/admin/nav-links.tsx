import Link from 'next/link'
import type { ServerProps } from 'payload'
import { say } from '@/domain/staff/german/in-german'
import { may } from '@/domain/staff/roles'
import { buyerWords } from './buyers/buyer-words'

/** A link in the admin's menu, above the collections, for those who may upload. */
export function UploadNavLink({
  i18n,
  payload,
  user,
}: Pick<ServerProps, 'i18n' | 'payload' | 'user'>) {
  if (!may(user, 'edit', 'catalogue')) return null
  const { admin } = payload.config.routes
  return (
    <Link className="nav__link" href={`${admin}/upload`} prefetch={false}>
      <span className="nav__link-label">{say(i18n.language, 'Upload fonts')}</span>
    </Link>
  )
}

/** A link in the admin's menu, above the collections. */
export function ReportsNavLink({
  i18n,
  payload,
  user,
}: Pick<ServerProps, 'i18n' | 'payload' | 'user'>) {
  if (!may(user, 'read', 'reports')) return null
  return (
    <Link className="nav__link" href={`${payload.config.routes.admin}/reports`} prefetch={false}>
      <span className="nav__link-label">{say(i18n.language, 'Reports')}</span>
    </Link>
  )
}

/** A link in the admin's menu, above the collections. */
export function BuyersNavLink({
  i18n,
  payload,
  user,
}: Pick<ServerProps, 'i18n' | 'payload' | 'user'>) {
  if (!may(user, 'read', 'sell')) return null
  return (
    <Link className="nav__link" href={`${payload.config.routes.admin}/buyers`} prefetch={false}>
      <span className="nav__link-label">{buyerWords(i18n.language).menu}</span>
    </Link>
  )
}
