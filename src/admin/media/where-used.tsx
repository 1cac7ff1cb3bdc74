import type { UIFieldServerProps } from 'payload'
import { say } from '@/domain/staff/german/in-german'
import { findUsesOfMedia } from '@/operations/records/pages'

/** Beside a picture: the pages and settings that would lose it. */
export async function WhereUsed({ id, payload, i18n }: UIFieldServerProps) {
  if (id === undefined) return null
  const uses = await findUsesOfMedia(payload, String(id))
  const title = say(i18n.language, 'Used in')

  return (
    <section className="field-type" aria-label={title}>
      <h4>{title}</h4>
      {uses.length === 0 && <p>{say(i18n.language, 'Nowhere yet.')}</p>}
      <ul>
        {uses.map(({ title, path }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
