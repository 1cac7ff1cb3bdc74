import type { Payload } from 'payload'
import type { ReleaseDesk } from '@/domain/catalogue/releases/release-desk'
import { NotFound } from '@/domain/request-error'
import type { Release } from '@/payload-types'
import { findTypeface } from '../fonts/font-records'
import { idOf } from '../id-of'
import { mailShop } from '../mails/mail-shop'
import { shopOrigin } from '../shop-origin'
import { announcementStateOf } from './announcement-state'
import { countMails, findRelease } from './announcement-records'
import { releaseMail } from './compose-release'
import { findHolders, type Holder } from './find-holders'

/** Who would be told of a release, in which words, or what became of telling them. */
export async function readReleaseDesk(
  payload: Payload,
  { id, origin }: { id: string; origin: string },
): Promise<ReleaseDesk> {
  const release = await findRelease(payload, id)
  if (!release) throw new NotFound('release')
  const [holders, mails, typeface] = await Promise.all([
    findHolders(payload, release),
    countMails(payload, id),
    findTypeface(payload, idOf(release.typeface)),
  ])
  const state = await announcementStateOf(payload, { release, holders })
  const isPublic = typeface?._status === 'published'
  return {
    ...{ state, mails },
    holders: state === 'told' ? (release.told ?? 0) : holders.told.length,
    licences: holders.told.flatMap(({ licences }) => licences).length,
    refusing: holders.refusing.length,
    preview:
      state === 'ready' ? await previewOf(payload, { release, holder: holders.told[0] }) : null,
    announced_at: release.announcedAt ?? null,
    announced_by: release.announcedBy ?? null,
    url: isPublic ? `${origin}/typeface/${typeface.slug}/releases` : null,
  }
}

async function previewOf(
  payload: Payload,
  { release, holder }: { release: Release; holder: Holder | undefined },
): Promise<ReleaseDesk['preview']> {
  if (!holder) return null
  const { address, licences } = holder
  const { subject, text } = await releaseMail(payload, {
    ...{ release, licences, address },
    shop: await mailShop(payload),
    // A link of its reader's own takes this place.
    refuseUrl: `${shopOrigin()}/mail/…`,
  })
  return { to: address, subject, text }
}
