import type { AdminViewServerProps } from 'payload'
import { stateInWords } from '@/domain/staff/record-in-words'
import { say } from '@/domain/staff/german/in-german'
import { type FoundGroup, type FoundKind, searchDesk } from '@/operations/staff/search-desk'
import { AdminLink } from '../admin-link'
import { DeskPage } from '../admin-page'
import { datesIn } from '../dates-in'
import { SearchForm } from './search-box'
import './search.css'

/** /admin/search?q=: what a number, a name, a company or an address stands in, of everything that was sold. */
export function SearchView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const { language } = req.i18n
  const asked = view.searchParams?.q
  const text = typeof asked === 'string' ? asked.trim().slice(0, 200) : ''
  return (
    <DeskPage view={view} path="/search" title={say(language, 'Search')} area="sell">
      <div className="desk-found">
        <h1>{say(language, 'Search')}</h1>
        <SearchForm admin={req.payload.config.routes.admin} {...{ language, text }} />
        {text && <Found view={view} text={text} />}
      </div>
    </DeskPage>
  )
}

async function Found({ view, text }: { view: AdminViewServerProps; text: string }) {
  const { payload, i18n } = view.initPageResult.req
  const groups = (await searchDesk(payload, text)).filter(({ rows }) => rows.length > 0)
  if (groups.length === 0) {
    return (
      <p role="status">{say(i18n.language, 'Nothing that was sold holds “{text}”.', { text })}</p>
    )
  }
  return groups.map((group) => <Group key={group.kind} {...{ view, group }} />)
}

const TITLES: Record<FoundKind, string> = {
  orders: 'Orders',
  invoices: 'Invoices',
  licences: 'Licences',
  quotes: 'Quotes',
  buyers: 'Buyers',
}

function Group({ view, group }: { view: AdminViewServerProps; group: FoundGroup }) {
  const { payload, i18n } = view.initPageResult.req
  const { admin } = payload.config.routes
  const { kind, rows, hasMore, list } = group
  const { dayOf } = datesIn(payload.config, i18n.language)
  const title = say(i18n.language, TITLES[kind])
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {rows.map(({ path, name, whose, state, at }) => (
          <li key={path}>
            <AdminLink href={`${admin}${path}`}>{name}</AdminLink>
            <span>{whose}</span>
            <span>{state && kind !== 'buyers' && stateInWords(kind, state, i18n.language)}</span>
            <span>{dayOf(at)}</span>
          </li>
        ))}
      </ul>
      {hasMore && (
        <AdminLink href={`${admin}${list}`}>{say(i18n.language, 'All that fit')}</AdminLink>
      )}
    </section>
  )
}
