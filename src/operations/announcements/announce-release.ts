import type { Payload } from 'payload'
import {
  NobodyToTell,
  ReleaseIsNotPublic,
  ReleaseIsReplaced,
} from '@/domain/catalogue/releases/release-error'
import { NotFound } from '@/domain/request-error'
import { announcementStateOf } from './announcement-state'
import { claimAnnouncement, findRelease } from './announcement-records'
import { findHolders } from './find-holders'

/**
 * Decides that the holders of a release's typeface are told of it; the scheduler tells them. A second click, and one in another
 * window, changes nothing.
 */
export async function announceRelease(
  payload: Payload,
  { id, by }: { id: string; by: string },
): Promise<void> {
  const release = await findRelease(payload, id)
  if (!release) throw new NotFound('release')
  if (release.announcedAt) return

  const holders = await findHolders(payload, release)
  switch (await announcementStateOf(payload, { release, holders })) {
    case 'replaced':
      throw new ReleaseIsReplaced()
    case 'unpublished':
      throw new ReleaseIsNotPublic()
    case 'first':
    case 'nobody':
      throw new NobodyToTell()
    case 'ready':
    case 'telling':
    case 'told':
      await claimAnnouncement(payload, { id, by, now: new Date() })
  }
}
