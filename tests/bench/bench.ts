import { execFileSync, spawn } from 'node:child_process'
import { availableParallelism, loadavg } from 'node:os'
import { mkdirSync, writeFileSync } from 'node:fs'
import { figuresPage } from './figures-page'

/**
 * `npm run bench` runs all of them, one after the other; `npm run bench:pages` one. What a bench prints is its page of
 * figures in docs/, and its status is 1 where a figure is not reached.
 */
const BENCHES = [
  'pages',
  'fonts',
  'catalogue',
  'explore',
  'glyphs',
  'found',
  'taken',
  'webhooks',
  'launch',
]
const FOLDER = 'docs/figures'

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !BENCHES.includes(name))
if (unknown.length > 0) {
  console.error(`There is no bench named ${unknown.join(', ')}. There are: ${BENCHES.join(', ')}.`)
  process.exit(1)
}
mkdirSync(FOLDER, { recursive: true })
for (const name of chosen.length > 0 ? chosen : BENCHES) await runBench(name)

async function runBench(name: string): Promise<void> {
  const [load = 0] = loadavg()
  const { status, printed } = await run(name)
  const isWhole = status === 0
  if (!isWhole) console.error(`The bench ${name} broke off.`)
  if (!isWhole || printed.includes('✗')) process.exitCode = 1
  if (!isWhole) return

  const commit = execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' })
  const path = `${FOLDER}/${name}.md`
  const date = new Date().toISOString().slice(0, 10)
  const machine = { cores: availableParallelism(), node: process.version, load }
  writeFileSync(path, figuresPage({ name, printed, date, commit: commit.trim(), machine }))
  console.log(`\n${path} holds these figures.`)
}

function run(name: string): Promise<{ status: number; printed: string }> {
  const words = ['node_modules/tsx/dist/cli.mjs', `tests/bench/${name}.ts`]
  const child = spawn(process.execPath, words, { stdio: ['inherit', 'pipe', 'inherit'] })
  let printed = ''
  child.stdout.on('data', (bytes: Buffer) => {
    printed += bytes.toString()
    process.stdout.write(bytes)
  })
  return new Promise((ended) => {
    child.once('close', (status) => ended({ status: status ?? 1, printed }))
  })
}
