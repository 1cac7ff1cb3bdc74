import type { KnipConfig } from 'knip'

const config: KnipConfig = {
  // What is named by its path: programs of their own, what Next and Vitest are told of, and what is run by hand.
  entry: [
    'payload.config.ts',
    'src/app/(payload)/admin/importMap.js',
    'src/delivery/documents/specimen/specimen-worker.ts',
    'src/delivery/documents/workers/document-worker.ts',
    'src/fonts/font-worker.ts',
    'src/page-cache.mjs',
    'src/seed/{check-shop,move-shop,rekey,restore-owner,seed}.ts',
    'src/server/serve.ts',
    'src/setup/checks/file-times-reporter.mjs',
    'src/setup/container/{compile,start}.mjs',
    'src/storefront/shell/before-hydration/head-entry.ts',
    // Payload reads their folder.
    'src/migrations/2*.ts',
    'tests/**/*.{test,spec}.{ts,tsx}',
    'tests/bench/*.ts',
    'tests/bench/catalogue/{count-queries.mjs,fill-catalogue.ts}',
    'tests/drill/move/move-drill.ts',
    'tests/support/browsers/webkit/webkit-window.mjs',
    'tests/support/server/stopping-server.ts',
    'tests/support/shop/carry-out-child.ts',
    'tests/support/cluster/seed-cluster.ts',
    'tests/support/languages/generate-*.ts',
    'tests/support/shop/processes/issue-invoices-child.ts',
    'tests/support/shop/template/seed-template.ts',
    // Generated: it has a type for everything.
    'src/payload-types.ts',
  ],
  project: ['src/**/*.{ts,tsx,mjs,js}', 'tests/**/*.{ts,tsx,mjs}', '*.{ts,mjs}'],
  // Knip would run the shop's configuration to read it, and never come back.
  payload: false,
  ignoreDependencies: [
    // Read as files.
    '@expo-google-fonts/*',
    '@testing-library/dom',
    'cldr-misc-full',
    // Imported by clean-svg.ts; Knip 6.44 takes the name for a part of Node.
    'sax',
    '@types/sax',
    // GNOME's own, which only its own interpreter has.
    'gi',
  ],
  ignoreBinaries: ['java'],
}

export default config
