import type { Payload, Where } from 'payload'
import type { RedrawnGlyphs } from '@/domain/catalogue/releases/redrawn'
import type { ReleasedFacts, ReleaseRecord } from '@/domain/catalogue/releases/release-entry'
import type { Licence, Mail, Release, Typeface } from '@/payload-types'
import { compareAndSet, KEEPS_UPDATED_AT } from './any-collection'
import { storedRelease } from './releases'
import { all, findAll, only } from './rows'

/** `typeface` is its id. */
type PastRelease = ReleaseRecord

const WORDS = only('typeface', 'version', 'releasedOn', 'notes', 'changes')

/** The releases of typefaces with what each could set, newest first. */
export async function findReleaseHistory(payload: Payload, typefaces: string[]) {
  const rows = await findAll(payload, 'releases', {
    where: { typeface: { in: typefaces } },
    select: { ...WORDS, facts: true },
    sort: '-createdAt',
  })
  return rows.map((row) => pastRelease(row as Release))
}

/** What each release of typefaces drew anew, by its id. */
export async function findRedrawnGlyphs(payload: Payload, typefaces: string[]) {
  const where = { typeface: { in: typefaces } }
  const rows = await findAll(payload, 'releases', { where, select: only('redrawn') })
  return new Map(
    rows.flatMap(({ id, redrawn }) =>
      redrawn ? [[id, redrawn as unknown as RedrawnGlyphs] as const] : [],
    ),
  )
}

/** Which characters the previews of published typefaces may hold. */
export async function findPreviewChoices(
  payload: Payload,
  typefaces: string[],
): Promise<Map<string, Pick<Typeface, 'previewSet' | 'previewCharacters'>>> {
  const rows = await findAll(payload, 'typefaces', {
    where: { id: { in: typefaces }, _status: 'published' },
    select: only('previewSet', 'previewCharacters'),
  })
  return new Map(rows.map((row) => [row.id, row]))
}

/** All there are, without facts: those of a release change with its masters alone. */
export async function findReleaseWords(payload: Payload): Promise<Omit<PastRelease, 'facts'>[]> {
  const rows = await findAll(payload, 'releases', { select: WORDS, sort: '-createdAt' })
  return rows.map((row) => pastRelease(row as Release))
}

function pastRelease(row: Release): PastRelease {
  const { number: _, masters: __, ...past } = storedRelease(row)
  return { ...past, facts: (row.facts ?? null) as ReleasedFacts | null }
}

const PAGE = 500

/** Releases that were announced, and not all of whose mails are in the outbox yet. */
export async function findOpenAnnouncements(payload: Payload): Promise<Release[]> {
  const where = { announcedAt: { exists: true }, toldAt: { exists: false } }
  return findAll(payload, 'releases', { where, sort: 'announcedAt' })
}

/** One guarded write: of all clicks and processes one announces. */
export function claimAnnouncement(
  payload: Payload,
  { id, by, now }: { id: string; by: string; now: Date },
): Promise<boolean> {
  const change = { announcedAt: now.toISOString(), announcedBy: by, ...KEEPS_UPDATED_AT }
  return compareAndSet(payload, 'releases', { id, announcedAt: { exists: false } }, change)
}

/** Ends an announcement: by now every holder has a row in the outbox. */
export async function endAnnouncement(
  payload: Payload,
  { id, told, now }: { id: string; told: number; now: Date },
): Promise<void> {
  const change = { toldAt: now.toISOString(), told, ...KEEPS_UPDATED_AT }
  await compareAndSet(payload, 'releases', { id, toldAt: { exists: false } }, change)
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
  const where: Where = all({ state: 'active', number: { greater_than: number } })
  return findAll(payload, 'licences', { where, sort: 'number', limit: PAGE })
}

/** Addresses, in lower case, that want no mails about releases. */
export async function findRefusing(payload: Payload): Promise<Set<string>> {
  const where = { noReleases: true }
  const rows = await findAll(payload, 'mail-choices', { where, select: only('email') })
  return new Set(rows.map(({ email }) => (email ?? '').toLowerCase()))
}

/** The mails of a release by what became of them. */
export async function countMails(payload: Payload, release: string) {
  const where = { kind: 'release', about: release }
  const rows = await findAll(payload, 'mails', { where, select: only('state') })
  const inState = (...states: Mail['state'][]) =>
    rows.filter(({ state }) => states.includes(state)).length
  return {
    sent: inState('sent'),
    waiting: inState('waiting', 'sending'),
    failed: inState('failed'),
    dropped: inState('dropped'),
  }
}
