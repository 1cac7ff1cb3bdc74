import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildShop } from './build-shop.mjs'
import { endChild } from './children.mjs'
import { findFreePort } from './find-free-port.mjs'
import { hashFiles } from './hash-files.mjs'
import { makeSecret } from './make-secret.mjs'
import { migrateDatabase } from './migrate-database.mjs'
import { seedDatabase } from './seed-database.mjs'
import { serveShop } from './serve-shop.mjs'
import { readSettings } from './settings.mjs'
import { testEnvironment } from './test-environment.mjs'

const MODEL = 'data/test/model'
const RUN = 'data/test/run'
/** What decides the seeded data; the pages do not. */
const SEED_SOURCES = ['collections', 'domain', 'fonts', 'migrations', 'operations', 'seed']

/**
 * A shop to test: a copy of a freshly seeded one, on a free port, with pages as they were built. The seeded model and
 * the build are kept and made anew only when their sources change; what a run does to its copy is thrown away.
 */
export async function provideTestShop() {
  const model = readSettings(testEnvironment({ DATA_DIR: MODEL, NEXT_DIST_DIR: '.next-test' }))
  await prepareModel(model)
  const wasBuilt = await buildShop(model)
  keepPages(model.buildDir, { wasBuilt })

  rmSync(RUN, { recursive: true, force: true })
  cpSync(MODEL, RUN, { recursive: true })
  const shop = await serveShop(
    readSettings({
      ...testEnvironment({ DATA_DIR: RUN, NEXT_DIST_DIR: model.buildDir }),
      PORT: String(await findFreePort()),
    }),
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

async function prepareModel(model) {
  const mark = join(MODEL, 'seeded-from')
  const wanted = hashFiles([...SEED_SOURCES.map((room) => join('src', room)), 'package-lock.json'])
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return

  rmSync(MODEL, { recursive: true, force: true })
  makeSecret(model)
  await migrateDatabase(model)
  await seedDatabase(model)
  writeFileSync(mark, wanted)
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
