import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { endChild, startChild } from '../../../src/setup/processes/children.mjs'
import { findFreePort } from '../../../src/setup/processes/find-free-port.mjs'
import { runStep } from '../../../src/setup/processes/run-step.mjs'
import { next } from '../../../src/setup/programs.mjs'

export type Served = { address: string; stop: () => Promise<void> }

/** Inside the project, so that it finds the very same Next.js and React. */
const FOLDER = 'data/bench/empty-page'

const FILES = {
  'package.json': JSON.stringify({ name: 'empty-page', private: true, type: 'module' }),
  'next.config.mjs': `export default { poweredByHeader: false, reactStrictMode: true, turbopack: { root: ${JSON.stringify(resolve('.'))} } }\n`,
  // Next.js looks upwards for these and would find the shop's.
  'instrumentation.js': 'export function register() {}\n',
  'app/layout.jsx': `export const metadata = { title: 'Empty', description: 'An empty page.' }
export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>
}\n`,
  'app/page.jsx': `export default function Page() {
  return <main><h1>An empty page</h1></main>
}\n`,
}

/** What every page of Next.js weighs and takes before there is anything on it: a line of text, built and served. */
export async function serveEmptyPage(): Promise<Served> {
  rmSync(FOLDER, { recursive: true, force: true })
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(join(FOLDER, file, '..'), { recursive: true })
    writeFileSync(join(FOLDER, file), text)
  }
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const
  await runStep('Building an empty page', next('build', FOLDER), { env })

  const port = await findFreePort()
  const address = `http://127.0.0.1:${port}`
  const command = next('start', FOLDER, '-H', '127.0.0.1', '-p', String(port))
  const child = startChild(command as [string, ...string[]], { env, stdio: 'ignore' })
  await firstAnswer(address)
  return { address, stop: () => endChild(child) }
}

async function firstAnswer(address: string): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt++) {
    const page = await fetch(address).catch(() => null)
    if (page?.ok) return void (await page.text())
    await wait(200)
  }
  throw new Error('The empty page did not answer within 30 seconds.')
}
