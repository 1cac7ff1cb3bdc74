import type { AdminViewServerProps } from 'payload'
import { offerVersion } from '@/operations/catalogue/eulas/offer-version'
import { DeskPage } from '../desk-page'
import { NewVersionForm } from './new-version-form'
import './new-version.css'
import { versionWords } from './words'

/** /admin/new-version?of=…: the next version of a licence text, with what changes beside what was. */
export async function NewVersionView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const words = versionWords(req.i18n.language)
  const id = view.searchParams?.of
  const offered = typeof id === 'string' ? await offerVersion(req.payload, id) : null

  return (
    <DeskPage view={view} path="/new-version" title={words.title} area="licensing" deed="edit">
      {offered ? (
        <NewVersionForm key={offered.newest.id} offered={offered} />
      ) : (
        <p>{words.unknown}</p>
      )}
    </DeskPage>
  )
}
