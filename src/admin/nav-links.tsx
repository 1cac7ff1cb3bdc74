import type { ServerProps } from 'payload'
import { ownValue } from '@/domain/own-value'
import { say } from '@/domain/staff/german/in-german'
import { NAMES } from '@/domain/staff/collection-names'
import { AREA_NAMES, AREA_OF, may } from '@/domain/staff/roles'
import { AdminLink } from './admin-link'

type Asked = Pick<ServerProps, 'i18n' | 'payload' | 'user'>

/** Pages of our own, each for whoever may do that. Royalties are among the reports of whoever reads those. */
const OWN_PAGES = [
  { to: '/upload', label: 'Upload fonts', deed: 'edit', area: 'catalogue' },
  { to: '/reports', label: 'Reports', deed: 'read', area: 'reports' },
  { to: '/reports/royalties', label: 'Royalties', deed: 'read', area: 'royalties' },
  { to: '/buyers', label: 'Buyers', deed: 'read', area: 'sell' },
] as const

/** Links in the admin's menu, above the collections. */
export function OwnNavLinks({ i18n, payload, user }: Asked) {
  const isWithin = (area: string) => area === 'royalties' && may(user, 'read', 'reports')
  return OWN_PAGES.filter(({ deed, area }) => may(user, deed, area) && !isWithin(area)).map(
    ({ to, label }) => <NavLink key={to} {...{ payload, to }} label={say(i18n.language, label)} />,
  )
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
