import type { ServerProps } from 'payload'
import { findMissingLegalPages } from '@/operations/site/missing-legal-pages'
import { env } from '@/env'
import { LegalPageLink } from './legal-page-link'
import '../dashboard/dashboard.css'
import { say } from '@/domain/staff/german/in-german'
import type { Values } from '@/domain/staff/german/sentence-shapes'

const ONE_MISSING = 'One page the law asks for is not published'
const MANY_MISSING = '{count} pages the law asks for are not published'
const OPEN = 'This shop is open to the public, and its visitors look for them in vain.'
const NOT_OPEN = 'They must be there before the shop opens to the public.'
const DRAFTS =
  'Each comes as a draft with places to fill; have it read by somebody who may give legal advice.'

/** Above the list of pages: which of those that the law asks for nobody can read. */
export async function MissingLegalPages({ i18n, payload }: Pick<ServerProps, 'i18n' | 'payload'>) {
  const missing = await findMissingLegalPages(payload)
  if (missing.length === 0) return null
  const sayHere = (english: string, values?: Values) => say(i18n.language, english, values)

  return (
    <section className="legal-notice" aria-labelledby="legal-notice">
      <h2 id="legal-notice">
        {missing.length === 1
          ? sayHere(ONE_MISSING)
          : sayHere(MANY_MISSING, { count: missing.length })}
      </h2>
      <p>
        {sayHere(env.production ? OPEN : NOT_OPEN)} {sayHere(DRAFTS)}
      </p>
      <ul>
        {missing.map(({ kind, title, draft }) => (
          <li key={kind}>
            <span>{sayHere(title)}</span>
            <LegalPageLink kind={kind} title={sayHere(title)} draft={draft} />
          </li>
        ))}
      </ul>
    </section>
  )
}
