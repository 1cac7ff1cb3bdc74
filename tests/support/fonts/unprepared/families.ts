import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/**
 * Families that nobody drew the shop for, as their makers give them away: the OFL stands beside the fonts of each package.
 * `script`: one that its page must show.
 */
export const UNPREPARED = {
  'abril-fatface': { name: 'Abril Fatface', because: 'a latin display face', script: 'Latin' },
  'suez-one': { name: 'Suez One', because: 'not of latin alone', script: 'Hebrew' },
  michroma: { name: 'Michroma', because: 'very wide', script: 'Latin' },
  'press-start-2p': { name: 'Press Start 2P', because: 'a digit in its name', script: 'Latin' },
  spectral: { name: 'Spectral', because: 'more than twelve styles', script: 'Latin' },
} as const

export type Unprepared = keyof typeof UNPREPARED

export const UNPREPARED_SLUGS = Object.keys(UNPREPARED) as Unprepared[]

export type MasterFile = { name: string; mimeType: string; buffer: Buffer }

export function mastersOf(slug: Unprepared): MasterFile[] {
  const folder = join('node_modules/@expo-google-fonts', slug)
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return paths
    .filter((path) => path.endsWith('.ttf'))
    .map((path) => ({
      name: basename(path),
      mimeType: 'font/ttf',
      buffer: readFileSync(join(folder, path)),
    }))
}
