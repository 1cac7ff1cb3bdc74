import { cpSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { provideTestShop } from '../../../src/setup/checks/provide-test-shop.mjs'
import { testEnvironment } from '../../../src/setup/checks/test-environment.mjs'
import { runStep } from '../../../src/setup/processes/run-step.mjs'
import { payload } from '../../../src/setup/programs.mjs'
import { readSettings } from '../../../src/setup/settings/read-settings.mjs'
import { startBenchServer, type BenchServer } from '../bench-server'

const MODEL = 'data/test/model'
const FOLDER = resolve('data/bench/catalogue')

/** A throw-away shop with so many typefaces, and so many styles each; it has not been asked for anything yet. */
export async function startFilledShop(
  { typefaces, styles }: { typefaces: number; styles: number },
  bench: (server: BenchServer) => Promise<void>,
): Promise<void> {
  const shop = await provideTestShop()
  await shop.stop()
  rmSync(FOLDER, { recursive: true, force: true })
  cpSync(MODEL, FOLDER, { recursive: true })
  const settings = readSettings(testEnvironment({ DATA_DIR: FOLDER, NEXT_DIST_DIR: '.next-test' }))
  const env = settings.env as NodeJS.ProcessEnv & { NEXT_DIST_DIR: string }
  await runStep('Filling a catalogue', payload('run', 'tests/bench/catalogue/fill-catalogue.ts'), {
    env: { ...env, BENCH_TYPEFACES: String(typefaces), BENCH_STYLES: String(styles) },
  })

  const server = await startBenchServer(env, FOLDER)
  try {
    await bench(server)
  } finally {
    await server.stop()
    rmSync(FOLDER, { recursive: true, force: true })
  }
}
