import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { giveMemoryBack } from './src/setup/processes/give-memory-back.mjs'
import { findDatabaseTests } from './tests/support/shop/find-database-tests.mjs'

// As the shop is started: the processes of the tests are begun with it.
Object.assign(process.env, giveMemoryBack)

const alias = {
  '@payload-config': fileURLToPath(new URL('./payload.config.ts', import.meta.url)),
  '@': fileURLToPath(new URL('./src', import.meta.url)),
}

/** CI names its commit: each tries other damages, and the same ones again. */
const SEED = Number.parseInt(process.env.FOUNT_SWEEP_SEED || '1', 16)

/** Files share a process, which loads each package once: see share-worker.ts. */
const sharing = { isolate: false, setupFiles: ['tests/support/setup/share-worker.ts'] }

/** Each file has a shop of its own: a copy of the seeded one. */
const shopFiles = {
  globalSetup: ['tests/support/shop/template/provide-template.ts'],
  setupFiles: [
    ...sharing.setupFiles,
    'tests/support/shop/template/prepare-shop.ts',
    'tests/support/shop/template/watch-logs.ts',
  ],
  // See provide-template.ts: without it the editor's packages may never finish loading.
  execArgv: ['--conditions=production'],
  maxWorkers: 2,
  testTimeout: 120_000,
  hookTimeout: 180_000,
}

/** Two processes carry out all files, and each loads Payload once. */
const sharedWorkers = { ...shopFiles, isolate: false }

const faultFiles = {
  ...shopFiles,
  // The memory that a shop keeps is measured after it was collected, and while nothing else works.
  execArgv: [...shopFiles.execArgv, '--expose-gc'],
  fileParallelism: false,
}

/** As for the journeys (playwright.config.ts): where one works on the shop there is no second try. */
const retry = process.env.CI ? 1 : 0

/** Beside Chromium, whose journeys Playwright runs: one browser for all files. */
const browserFiles = {
  include: ['tests/browsers/**/*.test.ts'],
  isolate: false,
  maxWorkers: 1,
  testTimeout: 180_000,
  hookTimeout: 90_000,
  expect: { poll: { timeout: 30_000, interval: 100 } },
}

const PROJECTS = [
  {
    name: 'unit',
    include: ['tests/unit/**/*.test.ts', 'tests/unit/**/*.test.tsx', 'tests/*.test.ts'],
    // Whatever reads the environment on the way to a rule finds one that is whole.
    env: { PAYLOAD_SECRET: 'unit tests sign nothing that leaves them' },
    testTimeout: 60_000,
    ...sharing,
  },
  {
    name: 'integration',
    include: ['tests/integration/**/*.test.ts', 'tests/faults/money/**/*.test.ts'],
    ...sharedWorkers,
    // A third of a file's time is waiting.
    maxWorkers: 3,
  },
  { name: 'sweeps', include: ['tests/sweeps/**/*.test.ts'], ...sharedWorkers },
  // Of one file: setup/checks/test-e-invoices.mjs says where its validator is.
  { name: 'e-invoices', include: ['tests/e-invoices/**/*.test.ts'] },
  { name: 'attacks', include: ['tests/attacks/**/*.test.ts'], ...sharedWorkers },
  // The built shop as several processes: its code is in none of the tests'.
  {
    name: 'cluster',
    include: ['tests/cluster/**/*.test.ts'],
    env: { PAYLOAD_SECRET: 'nobody signs with this one' },
    testTimeout: 180_000,
    hookTimeout: 60_000,
    maxWorkers: 1,
  },
  // Two at once: the server beside them needs a processor for fifty buyers.
  { name: 'mongodb', include: findDatabaseTests(), ...sharedWorkers },
  {
    name: 'faults',
    ...faultFiles,
    include: ['tests/faults/*.test.ts'],
    provide: { sweep: { isWhole: false, seed: SEED } },
  },
  {
    name: 'soak',
    ...faultFiles,
    include: ['tests/faults/**/*.test.ts'],
    provide: { sweep: { isWhole: true, seed: SEED } },
  },
  { name: 'firefox', ...browserFiles, provide: { engine: 'firefox' as const } },
  { name: 'webkit', ...browserFiles, provide: { engine: 'webkit' as const } },
]

export default defineConfig({
  resolve: { alias },
  test: { projects: PROJECTS.map((test) => ({ resolve: { alias }, test: { retry, ...test } })) },
})
