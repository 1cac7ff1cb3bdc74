import type { Payload } from 'payload'
import type { AnnouncementState, ReleaseDesk } from '@/domain/catalogue/releases/release-desk'
import {
  NobodyToTell,
  ReleaseIsNotPublic,
  ReleaseIsReplaced,
} from '@/domain/catalogue/releases/release-error'
import { NotFound } from '@/domain/request-error'
import type { Release } from '@/payload-types'
import { findHolders, type Holder, type Holders } from '../buyers/find-licence-holders'
import { planTakeBack } from '../fonts/releases/plan-release'
import { idOf } from '../id-of'
import { mailShop } from '../mails/mail-shop'
import { releaseMail } from '../mails/release-mail'
import { sendMailsSoon } from '../mails/send-mails'
import { findTypeface } from '../records/font-files'
import { enqueueMail } from '../records/mails'
import {
  claimAnnouncement,
  countMails,
  endAnnouncement,
  findOpenAnnouncements,
} from '../records/release-news'
import { findReleasesOf } from '../records/releases'
import { hashOf } from '../secret-key'
import { shopOrigin } from '../shop-origin'
import { findById } from '../records/rows'

/**
 * Decides that the holders of a release's typeface are told of it; the scheduler tells them. A second click, and one in another
 * window, changes nothing.
 */
export async function announceRelease(payload: Payload, { id, by }: { id: string; by: string }) {
  const release = await findById(payload, 'releases', id)
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

/**
 * Puts a mail to every holder of an announced release into the outbox. Each has a key of its release and address: whoever does it
 * at the same time, or again after a crash, adds only what is missing.
 */
export async function tellHolders(payload: Payload): Promise<void> {
  for (const release of await findOpenAnnouncements(payload)) {
    await tellOfRelease(payload, release).catch((error: unknown) =>
      payload.logger.error({
        err: error,
        msg: `The holders of release ${release.id} are not all told: the next run goes on`,
      }),
    )
  }
}

async function tellOfRelease(payload: Payload, release: Release): Promise<void> {
  const { id } = release
  // Whoever followed the news of one that was taken back or replaced meanwhile would get other files.
  const isOver = release.current === false
  const holders = isOver ? [] : (await findHolders(payload, release)).told
  for (const { address } of holders) {
    const mailkey = `release:${id}:${hashOf(address.toLowerCase())}`
    await enqueueMail(payload, { mailkey, kind: 'release', to: address, about: id })
  }
  const { sent, waiting, failed, dropped } = await countMails(payload, id)
  const told = sent + waiting + failed + dropped
  await endAnnouncement(payload, { id, told, now: new Date() })
  sendMailsSoon(payload)
}

/** Who would be told of a release, in which words, or what became of telling them. */
export async function readReleaseDesk(
  payload: Payload,
  { id, origin }: { id: string; origin: string },
): Promise<ReleaseDesk> {
  const release = await findById(payload, 'releases', id)
  if (!release) throw new NotFound('release')
  const [holders, mails, typeface, releases] = await Promise.all([
    findHolders(payload, release),
    countMails(payload, id),
    findTypeface(payload, idOf(release.typeface)),
    findReleasesOf(payload, [idOf(release.typeface)]),
  ])
  const takeBack = planTakeBack(releases, id)
  const state = await announcementStateOf(payload, { release, holders })
  const isPublic = typeface?._status === 'published'
  return {
    ...{ state, mails },
    holders: state === 'told' ? (release.told ?? 0) : holders.told.length,
    licences: holders.told.flatMap(({ licences }) => licences).length,
    refusing: holders.refusing.length,
    preview:
      state === 'ready' ? await previewOf(payload, { release, holder: holders.told[0] }) : null,
    goes_back_to: takeBack.kind === 'ready' ? takeBack.before : null,
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

async function announcementStateOf(
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
