import type { ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { JOURNEY_LOG } from '../../../../src/setup/checks/journey-log.mjs'
import { testEnvironment } from '../../../../src/setup/checks/test-environment.mjs'
import { findFreePort } from '../../../../src/setup/processes/find-free-port.mjs'
import { serveShop } from '../../../../src/setup/processes/serve-shop.mjs'
import { readSettings } from '../../../../src/setup/settings/read-settings.mjs'

/** What the shop of the run was built and seeded into; another's is named beside FOUNT_TEST_URL. */
export const BUILD = process.env.FOUNT_TEST_BUILD ?? '.next-test'
const MODEL = process.env.FOUNT_TEST_MODEL ?? 'data/test/model'

/** The seeded data, in a folder of its own. */
export function copyData(): { dataDir: string; remove: () => void } {
  const dataDir = mkdtempSync(join(tmpdir(), 'fount-'))
  cpSync(MODEL, dataDir, { recursive: true })
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) }
}

type Copy = { dataDir: string; build?: string; settings?: Record<string, string> }

/** A second shop beside that of the run, on a free port. What it prints is read with what the others print. */
export async function serveCopy({
  dataDir,
  build = BUILD,
  settings = {},
}: Copy): Promise<{ address: string; child: ChildProcess }> {
  const environment = testEnvironment({ DATA_DIR: dataDir, NEXT_DIST_DIR: build })
  const port = String(await findFreePort())
  return serveShop(readSettings({ ...environment, ...settings, PORT: port }), { log: JOURNEY_LOG })
}
