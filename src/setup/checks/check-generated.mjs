import { existsSync, readFileSync } from 'node:fs'
import { runStep } from '../processes/run-step.mjs'
import { payload } from '../programs.mjs'
import { ENV_EXAMPLE, SETTINGS_PAGE } from '../settings/write-settings.mjs'
import { SetupFailed } from '../setup-failed.mjs'

const GENERATED = [
  { file: 'src/payload-types.ts', title: 'Generating types', command: payload('generate:types') },
  {
    file: 'src/app/(payload)/admin/importMap.js',
    title: 'Generating the import map',
    command: payload('generate:importmap'),
  },
  {
    file: 'src/storefront/shell/before-hydration/inline-scripts.ts',
    title: 'Bundling inline scripts',
    command: [process.execPath, 'src/setup/build/bundle-inline-scripts.mjs'],
  },
  {
    file: 'src/storefront/shell/late-styles/late-css.ts',
    title: 'Bundling late styles',
    command: [process.execPath, 'src/setup/build/bundle-late-styles.mjs'],
  },
  {
    file: 'src/platform/react-scripts.ts',
    title: 'Reading React’s scripts',
    command: [process.execPath, 'src/platform/read-react-scripts.mjs'],
  },
  {
    file: SETTINGS_PAGE,
    title: 'Writing the page of settings',
    command: [process.execPath, 'src/setup/settings/write-settings.mjs'],
  },
  {
    file: ENV_EXAMPLE,
    title: 'Writing .env.example',
    command: [process.execPath, 'src/setup/settings/write-settings.mjs'],
  },
]

/** Generates what is generated, and fails when that changes what is committed. */
export async function checkGenerated(env) {
  const before = GENERATED.map(({ file }) => contentOf(file))
  for (const { title, command } of GENERATED) await runStep(title, command, { env })

  const stale = GENERATED.filter(({ file }, i) => contentOf(file) !== before[i])
  if (stale.length === 0) return
  const files = stale.map(({ file }) => file).join(' and ')
  throw new SetupFailed(`${files}: out of date, and now generated anew. Commit what has changed.`)
}

function contentOf(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}
