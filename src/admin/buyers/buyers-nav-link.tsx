import Link from 'next/link'
import type { ServerProps } from 'payload'
import { may } from '@/domain/staff/roles'
import { buyerWords } from './words'

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
