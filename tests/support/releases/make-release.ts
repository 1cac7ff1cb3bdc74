import { readFile } from 'node:fs/promises'
import { replaceMaster } from '@/operations/uploads/replace-master'
import { widen } from '../fonts/change-font'
import type { Shop } from '../shop/open-shop'

const SLUG = 'young-serif'
const MASTER = 'src/seed/masters/young-serif/YoungSerif-Regular.ttf'
const QUIET = { depth: 0, overrideAccess: true, context: { quiet: true } } as const

export const NOTES = 'Loosens two letters.'

let width = 10

/** A release of Young Serif, each with other widths than the one before; returns its id. */
export async function makeRelease({ payload }: Pick<Shop, 'payload'>): Promise<string> {
  const where = { 'typeface.slug': { equals: SLUG } }
  const { docs } = await payload.find({ collection: 'styles', where, ...QUIET })
  width += 5
  const bytes = widen(await readFile(MASTER), { 40: width, 41: -width })
  await replaceMaster(payload, { styleId: docs[0]?.id ?? '', bytes, notes: NOTES })
  return (await releasesOf({ payload }))[0]?.id ?? ''
}

/** Those of Young Serif, newest first. */
export async function releasesOf({ payload }: Pick<Shop, 'payload'>) {
  const where = { 'typeface.slug': { equals: SLUG } }
  return (await payload.find({ collection: 'releases', where, sort: '-createdAt', ...QUIET })).docs
}

/** How many mails about releases went to each address that holds this. */
export async function toldOfReleases(
  { payload }: Pick<Shop, 'payload'>,
  part = '@example.org',
): Promise<Record<string, number>> {
  const where = { kind: { equals: 'release' }, state: { equals: 'sent' } } as const
  const { docs } = await payload.find({ collection: 'mails', where, limit: 100, ...QUIET })
  const addresses = docs.map(({ to }) => (to ?? '').toLowerCase()).filter((to) => to.includes(part))
  return Object.fromEntries(
    addresses.map((one) => [one, addresses.filter((other) => other === one).length]),
  )
}
