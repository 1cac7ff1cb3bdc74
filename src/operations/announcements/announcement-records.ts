import type { Payload, Where } from 'payload'
import type { Licence, Mail, Release } from '@/payload-types'
import { compareAndSet, KEEPS_UPDATED_AT } from '../guarded-records'

const ALL = { depth: 0, pagination: false, overrideAccess: true } as const
const PAGE = 500

export async function findRelease(payload: Payload, id: string): Promise<Release | null> {
  return payload.findByID({
    collection: 'releases',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
}

/** Releases that were announced, and not all of whose mails are in the outbox yet. */
export async function findOpenAnnouncements(payload: Payload): Promise<Release[]> {
  const { docs } = await payload.find({
    collection: 'releases',
    where: { and: [{ announcedAt: { exists: true } }, { toldAt: { exists: false } }] },
    sort: 'announcedAt',
    ...ALL,
  })
  return docs
}

/** One guarded write: of all clicks and processes one announces. */
export function claimAnnouncement(
  payload: Payload,
  { id, by, now }: { id: string; by: string; now: Date },
): Promise<boolean> {
  return compareAndSet(payload, {
    collection: 'releases',
    where: { and: [{ id: { equals: id } }, { announcedAt: { exists: false } }] },
    data: { announcedAt: now.toISOString(), announcedBy: by, ...KEEPS_UPDATED_AT },
  })
}

/** Ends an announcement: by now every holder has a row in the outbox. */
export async function endAnnouncement(
  payload: Payload,
  { id, told, now }: { id: string; told: number; now: Date },
): Promise<void> {
  await compareAndSet(payload, {
    collection: 'releases',
    where: { and: [{ id: { equals: id } }, { toldAt: { exists: false } }] },
    data: { toldAt: now.toISOString(), told, ...KEEPS_UPDATED_AT },
  })
}

/** Licences in force, page by page: a shop may have many. */
export async function* activeLicences(payload: Payload): AsyncGenerator<Licence[]> {
  for (let after: string | null = ''; after !== null;) {
    const docs = await findActiveAfter(payload, after)
    if (docs.length > 0) yield docs
    after = docs.length === PAGE ? (docs.at(-1)?.number ?? null) : null
  }
}

async function findActiveAfter(payload: Payload, number: string): Promise<Licence[]> {
  const where: Where = {
    and: [{ state: { equals: 'active' } }, { number: { greater_than: number } }],
  }
  const { docs } = await payload.find({
    collection: 'licences',
    where,
    sort: 'number',
    limit: PAGE,
    ...ALL,
  })
  return docs
}

/** Addresses, in lower case, that want no mails about releases. */
export async function findRefusing(payload: Payload): Promise<Set<string>> {
  const { docs } = await payload.find({
    collection: 'mail-choices',
    where: { noReleases: { equals: true } },
    select: { email: true },
    ...ALL,
  })
  return new Set(docs.map(({ email }) => (email ?? '').toLowerCase()))
}

/** The mails of a release by what became of them. */
export async function countMails(payload: Payload, release: string) {
  const { docs } = await payload.find({
    collection: 'mails',
    where: { and: [{ kind: { equals: 'release' } }, { about: { equals: release } }] },
    select: { state: true },
    ...ALL,
  })
  const inState = (...states: Mail['state'][]) =>
    docs.filter(({ state }) => states.includes(state)).length
  return {
    sent: inState('sent'),
    waiting: inState('waiting', 'sending'),
    failed: inState('failed'),
    dropped: inState('dropped'),
  }
}
