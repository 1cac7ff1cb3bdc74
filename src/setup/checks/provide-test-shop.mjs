import { cpSync, existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildShop, compileShop } from '../build/build-shop.mjs'
import { migrateDatabase } from '../database/migrate-database.mjs'
import { seedDatabase } from '../database/seed-database.mjs'
import { makeSecret } from '../make-secret.mjs'
import { endChild } from '../processes/children.mjs'
import { findFreePort } from '../processes/find-free-port.mjs'
import { runSideBySide } from '../processes/run-side-by-side.mjs'
import { serveShop } from '../processes/serve-shop.mjs'
import { readSettings } from '../settings/read-settings.mjs'
import { cacheTemplate, SEED_SOURCES } from './cache-template.mjs'
import { JOURNEY_LOG, beginJourneyLog } from './journey-log.mjs'
import { testEnvironment } from './test-environment.mjs'

const MODEL = 'data/test/model'
const RUN = 'data/test/run'
const BUILD = '.next-test'

/**
 * A shop to test: a copy of a freshly seeded one, on a free port, with pages as they were built. The seeded model and
 * the build are kept and made anew only when their sources change; what a run does to its copy is thrown away.
 */
export async function provideTestShop() {
  await prepareTestShop()
  beginJourneyLog()
  rmSync(RUN, { recursive: true, force: true })
  cpSync(MODEL, RUN, { recursive: true })
  const shop = await serveShop(
    readSettings({
      ...testEnvironment({ DATA_DIR: RUN, NEXT_DIST_DIR: BUILD }),
      PORT: String(await findFreePort()),
    }),
    { log: JOURNEY_LOG },
  )
  return {
    address: shop.address,
    dataDir: resolve(RUN),
    async stop() {
      await endChild(shop.child)
      rmSync(RUN, { recursive: true, force: true })
    },
  }
}

/** The model and the build that `provideTestShop` begins with; what is there already stays. */
export async function prepareTestShop() {
  const seed = () => cacheTemplate({ folder: MODEL, sources: SEED_SOURCES, make: seedModel })
  await runSideBySide([seed, () => compileShop(settingsOf(MODEL))], 2)
  const wasBuilt = await buildShop(settingsOf(MODEL))
  keepPages(BUILD, { wasBuilt })
}

async function seedModel(folder) {
  const model = settingsOf(folder)
  makeSecret(model)
  await migrateDatabase(model)
  await seedDatabase(model)
}

function settingsOf(folder) {
  return readSettings(testEnvironment({ DATA_DIR: folder, NEXT_DIST_DIR: BUILD }))
}

/** A running shop writes the pages it refreshes into its build; the next run starts from the built ones. */
function keepPages(buildDir, { wasBuilt }) {
  const pages = join(buildDir, 'server/app')
  const kept = join(buildDir, 'pages-as-built')
  const [from, to] = wasBuilt || !existsSync(kept) ? [pages, kept] : [kept, pages]
  rmSync(to, { recursive: true, force: true })
  cpSync(from, to, { recursive: true })
  rmSync(join(buildDir, 'server/route-cache'), { recursive: true, force: true })
  rmSync(join(buildDir, 'cache/fetch-cache'), { recursive: true, force: true })
}
