import { join } from 'node:path'

const BUNDLE = Symbol.for('fount.font-worker')

type Home = typeof globalThis & { [BUNDLE]?: string }

/** What Node is given to start a worker: `loader` comes before the file. */
export type WorkerProgram = { file: string; loader: string[] }

/** A server that runs a build starts the bundle of that build; all else (seed, tests, development) the source, through tsx. */
export function fontWorkerProgram(): WorkerProgram {
  const bundle = (globalThis as Home)[BUNDLE]
  if (bundle) return { file: bundle, loader: [] }
  // Found through the working directory, so that no bundler follows it.
  const source = join(/* turbopackIgnore: true */ process.cwd(), 'src/fonts/font-worker.ts')
  return { file: source, loader: ['--import', 'tsx'] }
}

/** One setting for the process, however often a bundler has copied this file. */
export function startWorkersFrom(bundle: string | undefined): void {
  ;(globalThis as Home)[BUNDLE] = bundle
}
