import type { ServerProps } from 'payload'
import { findMissingLegalPages } from '@/operations/site/legal/find-missing-legal-pages'
import { countInWords, pluralOf } from '@/domain/words'
import { env } from '@/env'
import { LegalPageLink } from './legal-page-link'
import './legal.css'

/** Above the list of pages: which of those that the law asks for nobody can read. */
export async function MissingLegalPages({ payload }: Pick<ServerProps, 'payload'>) {
  const missing = await findMissingLegalPages(payload)
  if (missing.length === 0) return null

  return (
    <section className="legal-notice" aria-labelledby="legal-notice">
      <h2 id="legal-notice">
        {countInWords(missing.length)} {pluralOf(missing.length, 'page')} the law asks for{' '}
        {missing.length === 1 ? 'is' : 'are'} not published
      </h2>
      <p>
        {env.production
          ? 'This shop is open to the public, and its visitors look for them in vain.'
          : 'They must be there before the shop opens to the public.'}{' '}
        Each comes as a draft with places to fill; have it read by somebody who may give legal
        advice.
      </p>
      <ul>
        {missing.map(({ kind, title, draft }) => (
          <li key={kind}>
            <span>{title}</span>
            <LegalPageLink kind={kind} title={title} draft={draft} />
          </li>
        ))}
      </ul>
    </section>
  )
}
