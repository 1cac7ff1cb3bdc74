import type { Payload } from 'payload'
import type { AnnouncementState } from '@/domain/catalogue/releases/release-desk'
import type { Release } from '@/payload-types'
import { findTypeface } from '../fonts/font-records'
import { idOf } from '../id-of'
import type { Holders } from './find-holders'

export async function announcementStateOf(
  payload: Payload,
  { release, holders }: { release: Release; holders: Holders },
): Promise<AnnouncementState> {
  if (release.announcedAt) return release.toldAt ? 'told' : 'telling'
  if ((release.number ?? 1) === 1) return 'first'
  if (release.current === false) return 'replaced'
  const typeface = await findTypeface(payload, idOf(release.typeface))
  if (typeface?._status !== 'published') return 'unpublished'
  return holders.told.length === 0 ? 'nobody' : 'ready'
}
