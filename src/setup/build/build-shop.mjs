import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readDatabaseState } from '../database/database-state.mjs'
import { runStep } from '../processes/run-step.mjs'
import { next } from '../programs.mjs'
import { BUILD_SOURCES, NOT_BUILT } from './build-id.mjs'
import { bundlePrograms } from './bundle-programs.mjs'
import { hashFiles } from './hash-files.mjs'
import { packStaticFiles } from './pack-static-files.mjs'

/** Builds when sources, baked-in settings or the database have changed. The mark is written last. */
export async function buildShop(settings) {
  const mark = join(settings.buildDir, 'built-from')
  const wanted = hashBuild(settings)
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return false

  rmSync(mark, { force: true })
  await runStep('Building the pages', next('build'), { env: settings.env })
  await bundlePrograms(settings.buildDir)
  await packStaticFiles(settings.buildDir)
  writeFileSync(mark, wanted)
  return true
}

/** Pages are rendered while building, from this database: another one asks for another build. */
function hashBuild(settings) {
  const database = readDatabaseState(settings).id
  const baked = Object.entries(settings.env).filter(([name]) => name.startsWith('NEXT_PUBLIC_'))
  const isDemo = !settings.env.STRIPE_SECRET_KEY || !settings.env.STRIPE_PUBLISHABLE_KEY
  return hashFiles(BUILD_SOURCES, {
    without: NOT_BUILT,
    extra: {
      database,
      isDemo,
      baked: baked.toSorted(),
      shopUrl: settings.shopUrl,
      node: process.version,
    },
  })
}
