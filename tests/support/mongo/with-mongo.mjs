#!/usr/bin/env node
// Runs a command with a MongoDB wire server beside it:  node tests/support/mongo/with-mongo.mjs npm run test:integration
// The server is mongo-java-server (in memory, Maven Central) with the corrections in src/; needs java, javac and mvn (about 25 s the
// first time, half a second after). The command gets DATABASE_URL=mongodb://127.0.0.1:PORT/fount (the database's name: MONGO_DB).
import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { dirname, join } from 'node:path'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'

const source = dirname(fileURLToPath(import.meta.url))
const home = join(tmpdir(), 'fount-mongo-1.47.0')
const [command, ...words] = process.argv.slice(2)
if (!command) fail('usage: with-mongo.mjs COMMAND [WORD…]')

function fail(message) {
  console.error(message)
  process.exit(1)
}

function must(program, args, cwd) {
  const { status, error } = spawnSync(program, args, {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (error || status !== 0)
    fail(
      `${program} failed${error ? `: ${error.message}` : ''}; a JDK and Maven are needed for the MongoDB stand-in`,
    )
}

function build() {
  if (existsSync(join(home, 'classes', 'Main.class'))) return
  const draft = `${home}-${process.pid}`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true })
  cpSync(join(source, 'src'), join(draft, 'src'), { recursive: true })
  cpSync(join(source, 'pom.xml'), join(draft, 'pom.xml'))
  must(
    'mvn',
    [
      '-q',
      '-B',
      '-ntp',
      '-C',
      'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies',
      '-DoutputDirectory=lib',
    ],
    draft,
  )
  const files = readdirSync(join(draft, 'src'), { recursive: true })
    .filter((file) => file.endsWith('.java'))
    .map((file) => join('src', file))
  must('javac', ['-nowarn', '-cp', 'lib/*', '-d', 'classes', ...files], draft)
  if (existsSync(home)) rmSync(draft, { recursive: true, force: true })
  else renameSync(draft, home)
}

build()
const server = spawn('java', ['-cp', `${home}/classes:${home}/lib/*`, 'Main'], {
  stdio: ['pipe', 'pipe', 'inherit'],
})
const address = await new Promise((resolve) => {
  createInterface({ input: server.stdout }).once('line', resolve)
  server.once('exit', (code) => fail(`the MongoDB stand-in ended with ${code} before it listened`))
})
const DATABASE_URL = `${address}/${process.env.MONGO_DB ?? 'fount'}`
console.error(`MongoDB wire server at ${DATABASE_URL}`)
const child = spawn(command, words, { stdio: 'inherit', env: { ...process.env, DATABASE_URL } })
child.on('error', (error) => {
  server.stdin.end()
  fail(`${command}: ${error.message}`)
})
child.on('exit', (code) => {
  server.removeAllListeners('exit')
  server.once('exit', () => process.exit(code ?? 1))
  server.stdin.end()
})
