import type { Payload } from 'payload'
import type { DrawnRelease } from '@/domain/catalogue/releases/release-entry'
import type { TypefaceView } from '@/domain/catalogue/typeface-view'
import { previewCharactersOf } from '../../fonts/preview-characters'
import { findPreviewChoices } from './release-history-records'
import { showReleases } from './show-releases'

type Family = Pick<TypefaceView, 'id' | 'name'>

/** The newest release of a published typeface or of its children; null where nothing of it was ever replaced. */
export async function readNewestRelease(
  payload: Payload,
  { children, ...typeface }: Family & { children: Family[] },
): Promise<DrawnRelease | null> {
  const families = [typeface, ...children]
  const choices = await findPreviewChoices(
    payload,
    families.map(({ id }) => id),
  )
  const [newest] = await showReleases(
    payload,
    families.map(({ id, name }) => ({
      ...{ id, name },
      characters: previewCharactersOf(choices.get(id) ?? { previewSet: 'basic' }),
    })),
  )
  return newest && newest.release.reflow.kind !== 'first' ? newest.release : null
}
