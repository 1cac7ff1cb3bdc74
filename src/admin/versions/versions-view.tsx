import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import { wordsIn } from '@/domain/staff/german/sentence-shapes'
import { saverInWords } from '@/domain/staff/saved-by'
import { findSavedVersions, type SavedVersion } from '@/operations/records/drafts'
import { AdminLink } from '../admin-link'
import { datesIn } from '../dates-in'
import { TableHead } from '../table-head'
import WORDS from './versions-words.json' with { type: 'json' }

/** What was saved, the newest first: when, by whom, and what the public saw of it. In place of Payload's own, which names nobody. */
export async function VersionsView({
  initPageResult,
  routeSegments,
  hasPublishedDoc,
}: DocumentViewServerProps) {
  const { collectionConfig, docID, req } = initPageResult
  if (!collectionConfig || docID === undefined) notFound()
  const { slug, labels, admin } = collectionConfig
  const { i18n, payload } = req
  const isTrashed = routeSegments?.[2] === 'trash'
  const versions = await findSavedVersions(req, { collection: slug, id: docID })
  const words = wordsIn(WORDS, i18n.language)
  const { timeOf } = datesIn(payload.config, i18n.language)
  const states = statesOf(versions, { hasPublishedDoc, words })
  const path = `${payload.config.routes.admin}/collections/${slug}/${isTrashed ? 'trash/' : ''}${docID}/versions`
  const plural =
    typeof labels.plural === 'function' ? labels.plural({ i18n, t: req.t }) : labels.plural

  return (
    <>
      <SetDocumentStepNav
        collectionSlug={slug}
        id={docID}
        isTrashed={isTrashed}
        pluralLabel={plural}
        useAsTitle={admin.useAsTitle}
        view={words.versions}
      />
      <main>
        <Gutter className="saved-versions">
          {versions.length === 0 && <p>{words.none}</p>}
          {versions.length > 0 && (
            <table>
              <TableHead titles={[words.when, words.by, words.state]} />
              <tbody>
                {versions.map(({ id, updatedAt, version }) => (
                  <tr key={id}>
                    <td>
                      <AdminLink href={`${path}/${id}`}>{timeOf(updatedAt)}</AdminLink>
                    </td>
                    <td>{saverInWords(version.savedBy, i18n.language)}</td>
                    <td>{states.get(id)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </Gutter>
      </main>
    </>
  )
}

/** Newest first: the newest that was published is what the public sees, if it sees anything. */
function statesOf(
  versions: SavedVersion[],
  { hasPublishedDoc, words }: { hasPublishedDoc: boolean; words: (typeof WORDS)['en'] },
): Map<string, string> {
  const live = hasPublishedDoc
    ? versions.find(({ version }) => version._status === 'published')?.id
    : undefined
  const [newest] = versions
  return new Map(
    versions.map(({ id, version }) => {
      if (version.deletedAt) return [id, words.trashed]
      if (version._status === 'published') return [id, id === live ? words.published : words.before]
      return [id, id === newest?.id ? words.newestDraft : words.draft]
    }),
  )
}
