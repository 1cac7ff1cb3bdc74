import type { Payload } from 'payload'
import { draftStateOf } from '@/domain/catalogue/pages/draft-state'
import { menuFaceName, previewFaceName } from '@/domain/catalogue/styles/font-face-names'
import type { TypefaceView } from '@/domain/catalogue/typeface-view'
import type { Typeface } from '@/payload-types'
import { findPreviewFiles } from '../../records/font-files'
import { findPublishedSlug, findTypefaceDraftRow } from '../../records/drafts'
import { viewTypeface } from './find-typeface'
import { readCatalogue, rowsOf } from './list-typefaces'
import { type Catalogue, childrenOf } from './typeface-rows'

/** A browser font of the preview: the public list does not contain a draft's name. */
type PreviewFace = { face: string; url: string }

/** The page of a typeface's newest version, published or not, among everything that is published. */
export async function previewTypeface(payload: Payload, id: string) {
  const draft = await findTypefaceDraftRow(payload, id)
  if (!draft) return null
  const named = { ...draft, name: draft.name || 'Untitled', slug: draft.slug || id }
  const catalogue = withDraft(await readCatalogue(payload), named)
  const [typeface, faces, publishedSlug] = await Promise.all([
    viewTypeface(payload, { catalogue, typeface: named }),
    listFaces(payload, { catalogue, typeface: named }),
    findPublishedSlug(payload, { collection: 'typefaces', id }),
  ])
  return {
    typeface: withoutOldLine(typeface),
    next: rowsOf(catalogue).find(({ slug }) => slug === typeface.next?.slug) ?? null,
    faces,
    state: draftStateOf({ status: draft._status, publishedSlug }),
    publicPath: publishedSlug === null ? null : `/typeface/${publishedSlug}`,
  }
}

function withDraft(catalogue: Catalogue, draft: Typeface): Catalogue {
  const others = catalogue.typefaces.filter(({ id }) => id !== draft.id)
  const at = others.findIndex(({ position }) => (position ?? 0) > (draft.position ?? 0))
  return { ...catalogue, typefaces: others.toSpliced(at < 0 ? others.length : at, 0, draft) }
}

/** Line metrics are computed when a name is published: until then a new name is shown as plain text. */
function withoutOldLine(typeface: TypefaceView): TypefaceView {
  const isOld = typeface.line?.text !== typeface.inItself.text
  return { ...typeface, line: isOld ? null : typeface.line }
}

async function listFaces(
  payload: Payload,
  { catalogue, typeface }: { catalogue: Catalogue; typeface: Typeface },
): Promise<PreviewFace[]> {
  const families = [typeface, ...childrenOf(catalogue, typeface.id)]
  const files = await findPreviewFiles(
    payload,
    families.map(({ id }) => id),
  )
  return families.flatMap(({ id, name }) =>
    (catalogue.stylesOf.get(id) ?? []).flatMap((style) =>
      files
        .filter((file) => file.style === style.id)
        .map(({ filename, isMenuPreview }) => ({
          face: isMenuPreview ? menuFaceName(name, style.name) : previewFaceName(name, style.name),
          url: `/api/font-files/file/${filename}`,
        })),
    ),
  )
}
