import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readDatabaseState } from '../database/database-state.mjs'
import { runStep } from '../processes/run-step.mjs'
import { next } from '../programs.mjs'
import { BUILD_SOURCES, NOT_BUILT } from './build-id.mjs'
import { bundlePrograms } from './bundle-programs.mjs'
import { hashFiles } from './hash-files.mjs'
import { holdBuild } from './hold-build.mjs'
import { packStaticFiles } from './pack-static-files.mjs'

const BUILT = 'built-from'
const COMPILED = 'compiled-from'

/** Builds when sources, baked-in settings or the database have changed. The mark is written last. */
export async function buildShop(settings) {
  if (isBuilt(settings)) return false

  await compileShop(settings)
  const hold = await holdBuild(settings.buildDir)
  try {
    // What is rendered lies among what was compiled: it is rendered once, and else compiled anew.
    forgetBuild(settings)
    await runStep('Rendering the pages', build('generate'), { env: settings.env })
    await packStaticFiles(settings.buildDir) // a manifest of the pages is written again
    writeFileSync(join(settings.buildDir, BUILT), hashBuild(settings))
  } finally {
    await hold.release()
  }
  return true
}

/** The half of a build that needs no database: it may run while one is made. */
export async function compileShop(settings) {
  const wanted = hashCode(settings)
  if (isBuilt(settings) || readMark(settings, COMPILED) === wanted) return

  const hold = await holdBuild(settings.buildDir)
  try {
    forgetBuild(settings)
    await runStep('Building the shop', build('compile'), { env: settings.env })
    await bundlePrograms(settings.buildDir)
    await packStaticFiles(settings.buildDir)
    writeFileSync(join(settings.buildDir, COMPILED), wanted)
  } finally {
    await hold.release()
  }
}

/**
 * Lays what was compiled elsewhere into the folder of the build, unless what is there was made of the same: an image brings its
 * build along, and the folder is a volume that outlives it.
 * @param {{ buildDir: string }} settings
 * @param {string} compiled
 */
export function layOutBuild({ buildDir }, compiled) {
  const code = readMark({ buildDir: compiled }, COMPILED)
  const built = readMark({ buildDir }, BUILT)
  if (code === null || code === (built && JSON.parse(built).code)) return
  if (code === readMark({ buildDir }, COMPILED)) return
  // The folder itself stays: it may be a volume. The mark goes in last.
  for (const name of existsSync(buildDir) ? readdirSync(buildDir) : [])
    rmSync(join(buildDir, name), { recursive: true })
  cpSync(compiled, buildDir, {
    ...{ recursive: true, verbatimSymlinks: true },
    filter: (path) => path !== join(compiled, COMPILED),
  })
  writeFileSync(join(buildDir, COMPILED), code)
}

function isBuilt(settings) {
  return readMark(settings, BUILT) === hashBuild(settings)
}

/** Next's own two halves of a build. */
function build(half) {
  return next('build', '--experimental-build-mode', half)
}

/** The next start builds anew. */
export function forgetBuild({ buildDir }) {
  for (const mark of [BUILT, COMPILED]) rmSync(join(buildDir, mark), { force: true })
}

function readMark(settings, name) {
  const path = join(settings.buildDir, name)
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

function hashCode(settings) {
  const baked = Object.entries(settings.env).filter(([name]) => name.startsWith('NEXT_PUBLIC_'))
  return hashFiles(BUILD_SOURCES, {
    without: NOT_BUILT,
    extra: { baked: baked.toSorted(), node: process.version },
  })
}

/** Pages are rendered from this database, under these settings: others ask for another build. */
function hashBuild(settings) {
  const { env, shopUrl } = settings
  const isDemo = !env.STRIPE_SECRET_KEY || !env.STRIPE_PUBLISHABLE_KEY
  const database = readDatabaseState(settings).id
  return JSON.stringify({ code: hashCode(settings), database, isDemo, shopUrl })
}
