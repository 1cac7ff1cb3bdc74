import type { Payload } from 'payload'
import type { NavigationEntry } from '@/domain/site/frame/compose-navigation'
import type { SitePicture } from '@/domain/site/frame/site-frame'
import type { Media, Navigation } from '@/payload-types'
import { idOf } from '../../id-of'

export async function readNavigation(
  payload: Payload,
): Promise<{ bar: NavigationEntry[]; foot: NavigationEntry[] }> {
  const navigation = await payload.findGlobal({
    slug: 'navigation',
    depth: 0,
    overrideAccess: true,
  })
  return { bar: entriesOf(navigation.bar), foot: entriesOf(navigation.foot) }
}

function entriesOf(rows: Navigation['bar']): NavigationEntry[] {
  return (rows ?? []).map(({ label, kind, page, address }) => ({
    label,
    kind,
    page: page ? idOf(page) : null,
    address: address ?? null,
  }))
}

/** null: none was chosen, or it was deleted since. */
export async function findPicture(
  payload: Payload,
  media: string | Media | null | undefined,
): Promise<SitePicture | null> {
  if (!media) return null
  const picture = await payload.findByID({
    collection: 'media',
    id: idOf(media),
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
  return picture?.url ? pictureOf(picture) : null
}

/** A file that was replaced has another address: browsers keep the one before. */
function pictureOf({ url, updatedAt, width, height }: Media): SitePicture {
  const version = Date.parse(updatedAt).toString(36)
  return { src: `${url}?${version}`, width: width ?? null, height: height ?? null }
}
