import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type { CollectionSlug, Where } from 'payload'
import { residentMemoryOf } from '@/fonts/workers/font-worker-process'
import { DERIVED_STAMP } from '@/operations/records/any-collection'
import { listFiles } from '../shop/list-files'
import type { Shop } from '../shop/open-shop'

/** Milliseconds. Buffers are given back beside the collection, not in it. */
const PAUSES_BETWEEN_COLLECTIONS = [100, 200, 400]

export type Traces = { files: string[]; rows: Record<string, number> }

/**
 * Every file that the shop keeps beside its database, and how many rows of each kind; that staff tried stays written down, and a
 * shop has one stamp of what it works out, from the first good font on.
 */
export async function tracesOf({ payload, dataDir }: Shop): Promise<Traces> {
  const files = await listFiles(dataDir)
  const slugs = Object.keys(payload.collections).filter((slug) => slug !== 'audit')
  const counts = slugs.map(async (slug) => {
    const collection = slug as CollectionSlug
    const where: Where = slug === 'payload-kv' ? { key: { not_equals: DERIVED_STAMP } } : {}
    const { totalDocs } = await payload.count({ collection, where, overrideAccess: true })
    return [slug, totalDocs] as const
  })
  return {
    files: files.filter((file) => !file.startsWith('fount.db')),
    rows: Object.fromEntries(await Promise.all(counts)),
  }
}

/** The processes of this one that work on fonts. None where the system does not list its processes as files. */
export function fontProcesses(): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && readProcess(pid, 'status').includes(`\nPPid:\t${process.pid}\n`))
    .filter((pid) => readProcess(pid, 'cmdline').includes('font-worker'))
}

/** One that ended while it was looked at is none. */
function readProcess(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1')
  } catch {
    return ''
  }
}

const LOOK_EVERY_MS = 300

/** The most that the objects and buffers of this process take while something is done, above what they took before. */
export async function peakDuring(work: () => Promise<unknown>): Promise<number> {
  const { held: before } = await measureMemory()
  let peak = before
  const timer = setInterval(() => {
    globalThis.gc?.()
    peak = Math.max(peak, heldNow())
  }, LOOK_EVERY_MS)
  await work().finally(() => clearInterval(timer))
  return peak - before
}

export type Memory = { held: number; resident: number }

/**
 * Bytes of this process once what nobody needs has been collected (`--expose-gc` is set in vitest.config.ts).
 * `held` is what its objects and buffers take, `resident` what the system gave it: see give-memory-back.mjs.
 */
export async function measureMemory(): Promise<Memory> {
  for (const pause of PAUSES_BETWEEN_COLLECTIONS) {
    globalThis.gc?.()
    await setTimeout(pause)
  }
  return { held: heldNow(), resident: residentMemoryOf(process.pid) }
}

function heldNow(): number {
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
