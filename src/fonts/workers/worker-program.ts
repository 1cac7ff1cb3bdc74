import { join } from 'node:path'

const BUNDLES = Symbol.for('fount.worker-bundles')

type Home = typeof globalThis & { [BUNDLES]?: string }

/** What Node is given to start a worker: `loader` comes before the file. */
export type WorkerProgram = { file: string; loader: string[] }

/** The sources of the programs that work beside the server, by the name of their bundle (src/setup/build/bundle-programs.mjs). */
const SOURCES = {
  'font-worker': 'src/fonts/font-worker.ts',
  'document-worker': 'src/delivery/documents/workers/document-worker.ts',
  'specimen-worker': 'src/delivery/documents/specimen/specimen-worker.ts',
}

/** A server that runs a build starts the bundle of that build; all else (seed, tests, development) the source, through tsx. */
export function workerProgram(name: keyof typeof SOURCES): WorkerProgram {
  const bundles = (globalThis as Home)[BUNDLES]
  if (bundles) return { file: join(bundles, `${name}.mjs`), loader: [] }
  // Found through the working directory, so that no bundler follows it.
  const source = join(/* turbopackIgnore: true */ process.cwd(), SOURCES[name])
  return { file: source, loader: ['--import', 'tsx'] }
}

/** One setting for the process, however often a bundler has copied this file. */
export function startWorkersFrom(bundles: string | undefined): void {
  ;(globalThis as Home)[BUNDLES] = bundles
}
