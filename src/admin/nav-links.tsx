import type { ServerProps } from 'payload'
import { ownValue } from '@/domain/own-value'
import { say } from '@/domain/staff/german/in-german'
import { NAMES } from '@/domain/staff/collection-names'
import { AREA_NAMES, AREA_OF, may } from '@/domain/staff/roles'
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

/** Below the collections, closed until somebody looks for it: what the shop writes for itself. */
export function SystemNavLinks({ i18n, payload, user }: Asked) {
  if (!may(user, 'read', 'system')) return null
  const rows = payload.config.collections.filter(
    ({ slug, admin }) => ownValue(AREA_OF, slug) === 'system' && admin.hidden !== true,
  )
  return (
    <details className="nav-system">
      <summary className="nav-group__label">{say(i18n.language, AREA_NAMES.system)}</summary>
      {rows.map(({ slug }) => (
        <NavLink
          key={slug}
          payload={payload}
          to={`/collections/${slug}`}
          label={say(i18n.language, ownValue(NAMES, slug)?.[1] ?? slug)}
        />
      ))}
    </details>
  )
}

function NavLink({ payload, to, label }: Pick<Asked, 'payload'> & Record<'to' | 'label', string>) {
  return (
    <AdminLink className="nav__link" href={payload.config.routes.admin + to}>
      <span className="nav__link-label">{label}</span>
    </AdminLink>
  )
}
