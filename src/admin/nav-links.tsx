import type { ServerProps } from 'payload'
import { say } from '@/domain/staff/german/in-german'
import { may } from '@/domain/staff/roles'
import { AdminLink } from './admin-link'

type Asked = Pick<ServerProps, 'i18n' | 'payload' | 'user'>

/** Links in the admin's menu, above the collections. */
export function UploadNavLink({ i18n, payload, user }: Asked) {
  if (!may(user, 'edit', 'catalogue')) return null
  return <NavLink payload={payload} to="/upload" label={say(i18n.language, 'Upload fonts')} />
}

export function ReportsNavLink({ i18n, payload, user }: Asked) {
  if (may(user, 'read', 'reports'))
    return <NavLink payload={payload} to="/reports" label={say(i18n.language, 'Reports')} />
  if (!may(user, 'read', 'royalties')) return null
  return (
    <NavLink payload={payload} to="/reports/royalties" label={say(i18n.language, 'Royalties')} />
  )
}

export function BuyersNavLink({ i18n, payload, user }: Asked) {
  if (!may(user, 'read', 'sell')) return null
  return <NavLink payload={payload} to="/buyers" label={say(i18n.language, 'Buyers')} />
}

function NavLink({ payload, to, label }: Pick<Asked, 'payload'> & Record<'to' | 'label', string>) {
  return (
    <AdminLink className="nav__link" href={payload.config.routes.admin + to}>
      <span className="nav__link-label">{label}</span>
    </AdminLink>
  )
}
