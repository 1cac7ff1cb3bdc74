import { readdir, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { sha256Of } from '@/operations/fonts/font-store'
import type { SeedTypeface } from './demo-foundry'
import { fraunces, instrumentSerif } from './typefaces/display-serifs'
import { bungee, syne, unbounded } from './typefaces/display-typefaces'
import { fountSerif } from './typefaces/fount-serif'
import { bricolageGrotesque, geist } from './typefaces/grotesques'
import {
  recursive,
  recursiveMonoCasual,
  recursiveMonoLinear,
  recursiveSansCasual,
  recursiveSansLinear,
} from './typefaces/recursive'
import { alegreya, cormorant, youngSerif } from './typefaces/text-serifs'
import { vazirmatn } from './typefaces/vazirmatn'

/** In the order of the catalogue; a parent comes before its children. */
export const DEMO_TYPEFACES: SeedTypeface[] = [
  fraunces,
  unbounded,
  cormorant,
  geist,
  instrumentSerif,
  syne,
  vazirmatn,
  bricolageGrotesque,
  alegreya,
  recursive,
  recursiveSansLinear,
  recursiveSansCasual,
  recursiveMonoLinear,
  recursiveMonoCasual,
  youngSerif,
  bungee,
  fountSerif,
]

/** Where they lie, a folder for each typeface. */
export const MASTERS = resolve('src/seed/masters')

/** Hashes of the masters that come with the seed: a style that has another one is staff's. */
export async function readDemoMasters(): Promise<Set<string>> {
  const entries = await readdir(MASTERS, { recursive: true, withFileTypes: true })
  const fonts = entries.filter((entry) => entry.isFile() && /\.(otf|ttf)$/.test(entry.name))
  const hashes = await Promise.all(
    fonts.map(async ({ parentPath, name }) => sha256Of(await readFile(resolve(parentPath, name)))),
  )
  return new Set(hashes)
}
