import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Recipe } from '@/fonts/font-job'
import { FontRefused } from '@/fonts/font-refused'
import { runFontJob } from '@/fonts/run-font-job'
import { FontJobFailed } from '@/fonts/workers/font-job-failed'
import { isClear } from './clear-sentence'
import type { DamagedFont } from './damaged-font'
import { readAgain } from './read-again'

const AT_ONCE = 2

/** What the shop makes of a master, quickly. */
const RECIPES: Recipe[] = [
  { recipe: 'woff2', brotliQuality: 1 },
  { recipe: 'woff' },
  { recipe: 'preview', brotliQuality: 1 },
  { recipe: 'menu', text: 'Folio', brotliQuality: 1 },
  { recipe: 'trial', isFull: true },
]

export type Tried = { refused: number; good: number; astray: string[] }

/** Works on each font in the shop's own child processes. Astray is what was neither clearly refused nor a good font. */
export async function tryFonts(folder: string, fonts: DamagedFont[]): Promise<Tried> {
  const tried: Tried = { refused: 0, good: 0, astray: [] }
  const waiting = [...fonts.entries()]
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, { name, bytes }] = next
      const outcome = await outcomeOf(join(folder, String(index)), bytes)
      if (outcome === 'good' || outcome === 'refused') tried[outcome] += 1
      else tried.astray.push(`${name}: ${outcome}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  return tried
}

async function outcomeOf(path: string, bytes: Uint8Array): Promise<string> {
  await writeFile(path, bytes)
  try {
    await runFontJob({ kind: 'inspect', master: path })
    for (const recipe of RECIPES) await deriveAndRead(path, recipe)
    return 'good'
  } catch (error) {
    return describe(error)
  } finally {
    await rm(path)
  }
}

async function deriveAndRead(master: string, recipe: Recipe): Promise<void> {
  const out = `${master}.${recipe.recipe}`
  await runFontJob({ kind: 'derive', master, out, ...recipe })
  try {
    await readAgain(await readFile(out))
  } catch (error) {
    throw new Error(`its ${recipe.recipe} file cannot be read: ${String(error)}`)
  } finally {
    await rm(out)
  }
}

function describe(error: unknown): string {
  const isRefusal = error instanceof FontRefused || error instanceof FontJobFailed
  return isRefusal && isClear(error.message) ? 'refused' : String(error)
}
