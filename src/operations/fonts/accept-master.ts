import type { Payload } from 'payload'
import type { FontFormat } from '@/domain/catalogue/font-family'
import { env } from '@/env'
import type { FontFacts } from '@/fonts/font-facts'
import type { DerivedFile, Recipe } from '@/fonts/font-job'
import { runFontJob } from '@/fonts/run-font-job'
import type { Style } from '@/payload-types'
import { dropFontFiles, findTypeface, keepFontFile, requireStyle, setMaster } from './font-records'
import { FontDraft, publicFileName, sha256Of } from './font-store'
import { idOf } from '../id-of'

/** Raised when a recipe changes what it makes: every derived file is then made anew. */
export const PIPELINE_VERSION = 1

export type AcceptedMaster = { sha256: string; facts: FontFacts }

type Upload = { styleId: string; bytes: Uint8Array }
type Derived = { format: FontFormat; extension: string; file: DerivedFile; draft: FontDraft }
type Order = { format: FontFormat; extension: string; recipe: Recipe }

/**
 * A master from upload to files ready to sell: check, inspect, derive, and only then publish all of it together. A file
 * that is refused, or a derivation that fails, leaves nothing behind. The menu preview is `refreshTypeface`'s.
 */
export async function acceptMaster(
  payload: Payload,
  { styleId, bytes }: Upload,
): Promise<AcceptedMaster> {
  const style = await requireStyle(payload, styleId)
  await using draft = await FontDraft.make('font')
  await draft.write(bytes)
  const facts = await runFontJob({ kind: 'inspect', master: draft.path })

  const sha256 = sha256Of(bytes)
  const derived = await deriveAll(draft.path, await ordersFor(payload, { style, facts }))
  try {
    await draft.publish(sha256, facts.format.toLowerCase())
    const keep = await keepFiles(payload, {
      style,
      master: sha256,
      masterFormat: facts.format,
      bytes,
      derived,
    })
    await setMaster(payload, { style, sha256, facts })
    // Only now: whatever ends this process in between, the style's master always has its files.
    await dropFontFiles(payload, { style: style.id, keep, menuPreviews: false })
  } finally {
    await Promise.all(derived.map(({ draft }) => draft[Symbol.asyncDispose]()))
  }
  return { sha256, facts }
}

async function ordersFor(
  payload: Payload,
  { style, facts }: { style: Style; facts: FontFacts },
): Promise<Order[]> {
  const typeface = await findTypeface(payload, idOf(style.typeface))
  const familyName = typeface?.name ?? facts.family
  const { brotliQuality } = env
  const orders: Order[] = [
    { format: 'WOFF2', extension: 'woff2', recipe: { recipe: 'woff2', brotliQuality } },
    { format: 'WOFF', extension: 'woff', recipe: { recipe: 'woff' } },
    { format: 'PVW', extension: 'woff2', recipe: { recipe: 'preview', brotliQuality } },
  ]
  if (typeface?.trialPolicy === 'none') return orders
  const trial = { recipe: 'trial', familyName } as const
  return [...orders, { format: 'TRIAL', extension: facts.format.toLowerCase(), recipe: trial }]
}

async function deriveAll(master: string, orders: Order[]): Promise<Derived[]> {
  const results = await Promise.allSettled(
    orders.map(async ({ format, extension, recipe }) => {
      const draft = await FontDraft.make(extension)
      const file = await runFontJob({ kind: 'derive', master, out: draft.path, ...recipe })
      return { format, extension, file, draft }
    }),
  )
  const done = results.filter((result) => result.status === 'fulfilled').map(({ value }) => value)
  const failed = results.find((result) => result.status === 'rejected')
  if (!failed) return done

  await Promise.all(done.map(({ draft }) => draft[Symbol.asyncDispose]()))
  throw failed.reason
}

async function keepFiles(
  payload: Payload,
  given: {
    style: Style
    master: string
    masterFormat: 'OTF' | 'TTF'
    bytes: Uint8Array
    derived: Derived[]
  },
): Promise<string[]> {
  const { style, master, masterFormat } = given
  const key = (format: string) => `${style.id}:${master}:${format}:${PIPELINE_VERSION}`
  const keep = [key(masterFormat), ...given.derived.map(({ format }) => key(format))]

  await keepFontFile(payload, {
    style,
    master,
    format: masterFormat,
    filename: publicFileName(master, masterFormat.toLowerCase()),
    sha256: master,
    sizeInBytes: given.bytes.byteLength,
    filekey: key(masterFormat),
    isMaster: true,
  })
  for (const { format, extension, file, draft } of given.derived) {
    await draft.publish(file.sha256, extension)
    await keepFontFile(payload, {
      style,
      master,
      format,
      filename: publicFileName(file.sha256, extension),
      ...file,
      filekey: key(format),
    })
  }
  return keep
}
