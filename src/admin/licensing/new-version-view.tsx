import type { AdminViewServerProps, Payload, UIFieldServerProps } from 'payload'
import { may } from '@/domain/staff/roles'
import { offerVersion } from '@/operations/catalogue/eula-versions'
import { wordsIn } from '@/domain/staff/german/sentence-shapes'
import { AdminLink } from '../admin-link'
import { DeskPage } from '../admin-page'
import { NewVersionForm } from './new-version-form'
import WORDS from './version-words.json' with { type: 'json' }
import './licensing.css'

/** /admin/new-version?of=…: the next version of a licence text, with what changes beside what was. */
export function NewVersionView(view: AdminViewServerProps) {
  const { payload, i18n } = view.initPageResult.req
  const words = wordsIn(WORDS, i18n.language)
  const of = view.searchParams?.of
  const id = typeof of === 'string' ? of : ''
  const path = `/new-version?${new URLSearchParams({ of: id }).toString()}`

  return (
    <DeskPage view={view} path={path} title={words.title} area="licensing" deed="edit">
      <OfferedVersion payload={payload} id={id} unknown={words.unknown} />
    </DeskPage>
  )
}

type OfferedProps = { payload: Payload; id: string; unknown: string }

/** Read only for whom the page is open. */
async function OfferedVersion({ payload, id, unknown }: OfferedProps) {
  const offered = await offerVersion(payload, id)
  return offered ? <NewVersionForm key={offered.newest.id} offered={offered} /> : <p>{unknown}</p>
}

/** On the page of a licence text: the way to its next version. */
export function NewVersionLink({ id, i18n, user }: UIFieldServerProps) {
  if (!id || !may(user, 'edit', 'licensing')) return null
  return (
    <p className="field-type">
      <AdminLink href={`/admin/new-version?of=${id}`}>
        {wordsIn(WORDS, i18n.language).make} →
      </AdminLink>
    </p>
  )
}
