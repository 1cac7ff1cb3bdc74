import { type ChildProcess, spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** Stand-ins for npm, Payload, Next and the bundler: each writes down that it was called, and does the least that shows. */
const NPM = `
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
mkdirSync('node_modules/next/dist/bin', { recursive: true })
cpSync('fakes/payload.js', 'node_modules/payload/bin.js')
cpSync('fakes/next.js', 'node_modules/next/dist/bin/next')
mkdirSync('node_modules/esbuild')
cpSync('fakes/esbuild.js', 'node_modules/esbuild/index.js')
mkdirSync('node_modules/@libsql/client', { recursive: true })
cpSync('fakes/libsql.js', 'node_modules/@libsql/client/index.js')
writeFileSync('node_modules/package.json', '{ "type": "module" }')
writeFileSync('node_modules/.package-lock.json', '{ "packages": {} }')
`
const PAYLOAD = `
import { appendFileSync, existsSync, writeFileSync } from 'node:fs'
const words = process.argv.slice(2).join(' ')
const database = process.env.DATABASE_URL.slice(5)
appendFileSync(database, words + ' begun\\n')
if (existsSync('slow')) {
  writeFileSync('step-pid', String(process.pid))
  appendFileSync('calls', 'payload waits\\n')
  setInterval(() => {}, 1000)
}
else {
  appendFileSync('calls', 'payload ' + words + '\\n')
  appendFileSync(database, words + ' done\\n')
  if (words.startsWith('run')) writeFileSync(process.env.DATA_DIR + '/first-staff-login.txt', 'Password  abc\\n')
  process.exit()
}
`
const NEXT = `
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
const pages = process.env.NEXT_DIST_DIR + '/server/app'
appendFileSync('calls', 'next ' + process.argv.at(-1) + '\\n')
mkdirSync(pages, { recursive: true })
writeFileSync(pages + '/index.html', 'as built')
`
const ESBUILD = `
import { cpSync } from 'node:fs'
export const build = async ({ outdir }) => cpSync('fakes/server.js', outdir + '/server.mjs')
`
const SERVER = `
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
const [, host, , port] = process.argv.slice(2)
const page = process.env.NEXT_DIST_DIR + '/server/app/index.html'
appendFileSync('calls', 'server\\n')
const html = readFileSync(page)
writeFileSync(page, 'refreshed')
writeFileSync('server-pid', String(process.pid))
const status = existsSync('answers') ? Number(readFileSync('answers', 'utf8')) : 200
createServer((_, response) => response.writeHead(status).end(html)).listen(port, host)
process.on('SIGTERM', () => process.exit(143))
process.on('disconnect', () => process.exit(1))
`

/** A file that is in use when another process says so. */
const LIBSQL = `
import { existsSync } from 'node:fs'
const refuse = () => Promise.reject(Object.assign(new Error('locked'), { code: 'SQLITE_BUSY' }))
const execute = () => (existsSync('in-use') ? refuse() : Promise.resolve())
export const createClient = () => ({ execute, close() {} })
`
const RUN_START = `
import { spawn } from 'node:child_process'
spawn(process.execPath, ['src/setup/start.mjs'], { stdio: 'inherit' })
`

/** A clone whose programs are fakes, to see what the commands do with them. */
export function makeFakeClone() {
  const folder = mkdtempSync(join(tmpdir(), 'fount-clone-'))
  cpSync('src/setup', join(folder, 'src/setup'), { recursive: true })
  mkdirSync(join(folder, 'src/migrations'))
  mkdirSync(join(folder, 'fakes'))
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  write('package.json', JSON.stringify({ type: 'module', engines: { node: '>=20' } }))
  write('package-lock.json', JSON.stringify({ packages: { '': {} } }))
  write('src/migrations/20260101_first.ts', 'export const up = 1\n')
  write('fakes/npm.js', NPM)
  write('fakes/payload.js', PAYLOAD)
  write('fakes/next.js', NEXT)
  write('fakes/esbuild.js', ESBUILD)
  write('fakes/server.js', SERVER)
  write('fakes/run-start.js', RUN_START)
  write('fakes/libsql.js', LIBSQL)

  return {
    write,
    makeFolder: (name: string) => mkdirSync(join(folder, name)),
    remove: (name: string) => rmSync(join(folder, name)),
    read: (name: string) =>
      existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : null,
    start: (more?: Record<string, string>) => startCommand(folder, ['src/setup/start.mjs'], more),
    /** As `npm start` does: a process of its own in between. */
    startByNpm: () =>
      startCommand(folder, ['fakes/run-start.js'], { npm_lifecycle_event: 'start' }),
    run: (script: string, ...words: string[]) => startCommand(folder, [script, ...words]),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function startCommand(folder: string, words: string[], more: Record<string, string> = {}) {
  const env = {
    NODE_ENV: 'production' as const,
    PATH: process.env.PATH,
    PORT: '0',
    npm_execpath: resolve(folder, 'fakes/npm.js'),
    ...more,
  }
  const child = spawn(process.execPath, words, { cwd: folder, env })
  const ended = new Promise<number | null>((done) => child.once('close', done))
  let output = ''
  child.stdout.on('data', (text: Buffer) => (output += text))
  child.stderr.on('data', (text: Buffer) => (output += text))
  return {
    output: () => output,
    until: (condition: () => boolean) => until(child, condition),
    ended,
    async stop(signal: NodeJS.Signals = 'SIGTERM') {
      child.kill(signal)
      return ended
    },
  }
}

async function until(child: ChildProcess, condition: () => boolean): Promise<void> {
  while (!condition()) {
    if (child.exitCode !== null) throw new Error(`The command ended with ${child.exitCode}.`)
    await new Promise((done) => setTimeout(done, 20))
  }
}
