import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { giveMemoryBack } from './src/setup/give-memory-back.mjs'

// As the shop is started: the processes of the tests are begun with it.
Object.assign(process.env, giveMemoryBack)

const alias = {
  '@payload-config': fileURLToPath(new URL('./payload.config.ts', import.meta.url)),
  '@': fileURLToPath(new URL('./src', import.meta.url)),
}

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts', 'tests/unit/**/*.test.tsx', 'tests/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: ['tests/support/shop/provide-template.ts'],
          setupFiles: ['tests/support/shop/prepare-shop.ts'],
          // See provide-template.ts: without it the editor's packages may never finish loading.
          execArgv: ['--conditions=production'],
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: ['tests/support/shop/provide-template.ts'],
          setupFiles: ['tests/support/shop/prepare-shop.ts'],
          // The memory that a shop keeps is measured after it was collected.
          execArgv: ['--conditions=production', '--expose-gc'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
