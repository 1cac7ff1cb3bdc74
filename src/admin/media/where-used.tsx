import type { UIFieldServerProps } from 'payload'
import { findUsesOfMedia } from '@/operations/records/pages'

const ENGLISH = { title: 'Used in', none: 'Nowhere yet.' }
const GERMAN: typeof ENGLISH = { title: 'Verwendet in', none: 'Noch nirgends.' }

/** Beside a picture: the pages and settings that would lose it. */
export async function WhereUsed({ id, payload, i18n }: UIFieldServerProps) {
  if (id === undefined) return null
  const uses = await findUsesOfMedia(payload, String(id))
  const words = i18n.language === 'de' ? GERMAN : ENGLISH

  return (
    <section className="field-type" aria-label={words.title}>
      <h4>{words.title}</h4>
      {uses.length === 0 && <p>{words.none}</p>}
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
