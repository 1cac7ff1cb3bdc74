import Link from 'next/link'
import type { WidgetServerProps } from 'payload'
import { needsOf } from '@/domain/staff/first-steps'
import { readNeeds } from '@/operations/read-dashboard'
import { lacksFactor } from '@/operations/staff/second-factor'
import { RetryMails } from './retry-mails'
import { dashboardWords } from './words'
import './dashboard.css'

/** What waits for a person, a sentence and a link each; one line where nothing does. */
export async function NeedsYou({ req: { payload, i18n, user } }: WidgetServerProps) {
  if (user && (await lacksFactor(payload, user))) return null
  const { needs: words } = dashboardWords(i18n.language)
  const needs = needsOf(user, await readNeeds(payload))
  const { admin } = payload.config.routes

  return (
    <section className="desk" aria-labelledby="desk-needs">
      <h2 id="desk-needs">{words.title}</h2>
      {needs.length === 0 && <p className="desk-quiet">{words.nothing}</p>}
      <ul className="desk-needs">
        {needs.map((need) => (
          <li key={need.kind}>
            {need.path ? (
              <Link href={`${admin}${need.path}`} prefetch={false}>
                {words.of[need.kind](need)}
              </Link>
            ) : (
              <span>{words.of[need.kind](need)}</span>
            )}
            {need.kind === 'mails_failed' && <RetryMails />}
          </li>
        ))}
      </ul>
    </section>
  )
}
