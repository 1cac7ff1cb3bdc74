import type { ServerProps } from 'payload'
import { say } from '@/domain/staff/german/in-german'
import { may } from '@/domain/staff/roles'
import './search.css'

/** One box for everything that was sold, first in the menu, for those who see sales. */
export function SearchBox({ i18n, payload, user }: Pick<ServerProps, 'i18n' | 'payload' | 'user'>) {
  if (!may(user, 'read', 'sell')) return null
  return <SearchForm admin={payload.config.routes.admin} language={i18n.language} />
}

type FormProps = { admin: string; language: string; text?: string }

export function SearchForm({ admin, language, text = '' }: FormProps) {
  const what = say(language, 'Number, name, company or address')
  return (
    <search className="desk-search">
      <form action={`${admin}/search`}>
        <input
          name="q"
          type="search"
          maxLength={200}
          defaultValue={text}
          aria-label={what}
          placeholder={say(language, 'Search what was sold')}
        />
        <button type="submit">{say(language, 'Search')}</button>
      </form>
    </search>
  )
}
