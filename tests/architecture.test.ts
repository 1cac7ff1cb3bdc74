import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { filesReached, findCycles, targetsOf } from './support/setup/find-cycles'
import { type Import, listFiles, readImports } from './support/setup/read-sources'
import {
  ALLOWED_BESIDE,
  ARROWS,
  DOORS,
  ENV_READERS,
  GENERATED,
  HOMES,
  LEFT_BEHIND,
  PRIVATE,
  type Room,
  TOP_LEVEL,
  TYPE_HOMES,
} from './support/setup/the-map'

const CODE = /\.(ts|tsx|mjs)$/
const ours = (file: string) => !GENERATED.some((path) => file.startsWith(path))
const sources = listFiles('src').filter((file) => CODE.test(file))
const imports = sources.filter(ours).flatMap(readImports)
const text = (file: string) => readFileSync(file, 'utf8')

test('the top level holds what the map names, beside it what it allows, and nothing else', () => {
  const found = readdirSync('.').filter(
    (name) => !name.startsWith('.') && !LEFT_BEHIND.includes(name),
  )

  expect(found.filter((name) => !ALLOWED_BESIDE.includes(name)).toSorted()).toEqual(TOP_LEVEL)
})

test('the licence is the one that package.json names', () => {
  const { license } = JSON.parse(text('package.json')) as { license: string }

  expect([license, text('LICENSE').split('\n')[0]]).toEqual(['MIT', 'MIT License'])
})

test('the rooms on disk are the rooms on the map', () => {
  const onTheMap = [...Object.keys(ARROWS), ...Object.keys(DOORS)]

  expect(readdirSync('src').toSorted()).toEqual(onTheMap.toSorted())
})

test('imports only point down', () => {
  const upwards = imports.filter((one) => one.kind === 'file' && !mayImport(one))

  expect(upwards.map((one) => say(one, 'points against the arrows'))).toEqual([])
})

const GERMAN = /^src\/domain\/staff\/german\/.+\.json$/

test('no page of the shop brings the words of staff to a browser', () => {
  const inBrowser = listFiles('src/storefront').filter((file) =>
    /^'use client'/.test(readFileSync(file, 'utf8')),
  )
  const targets = targetsOf(imports.filter(({ isType }) => !isType))

  expect(inBrowser.length).toBeGreaterThan(50)
  expect(
    inBrowser.filter((file) => [...filesReached(file, targets)].some((one) => GERMAN.test(one))),
  ).toEqual([])
})

test('no file imports itself through others, be it types alone', () => {
  expect(findCycles(imports)).toEqual([])
})

test('each package is imported only at home', () => {
  const away = imports.filter((one) => one.kind === 'package' && !isAtHome(one))

  expect(away.map((one) => say(one, 'this package has another home'))).toEqual([])
})

test('the rules import nothing but rules, and know no clock, no chance and no network', () => {
  const worldly = /\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bfetch\(|\bconsole\.|\bprocess\./
  const files = sources.filter((file) => roomOf(file) === 'domain')

  expect(files.filter((file) => worldly.test(text(file)))).toEqual([])
})

test('the environment is read in one file', () => {
  const elsewhere = [...sources.filter(ours), 'payload.config.ts']
    .filter((file) => file !== 'src/env.ts' && roomOf(file) !== 'setup' && existsSync(file))
    // Next asks for this one by name, to leave the other runtime's code out of the bundle.
    .filter((file) => text(file).replaceAll('process.env.NEXT_RUNTIME', '').includes('process.env'))

  expect(elsewhere).toEqual([])
})

test('only the records of the operations speak to the database', () => {
  const speaks = /\bpayload\s*\.\s*(find\w*|create|update\w*|delete\w*|count\w*|db)\b\s*[.(<]/
  const isRecords = (file: string) => /^src\/operations\/records\//.test(file)
  const others = sources
    .filter((file) => ours(file) && !['seed', 'setup'].includes(roomOf(file)))
    .filter((file) => !isRecords(file) && speaks.test(text(file)))

  expect(others).toEqual([])
})

test('what a process must have once is shared among its bundles', () => {
  // A name in capitals is a constant: nobody writes into it.
  const ownState = /^(export )?(let \w+|const [a-z]\w*(: [^=]+)? = new (Weak)?(Map|Set)\b)/m
  const files = sources.filter((file) => ['operations', 'delivery'].includes(roomOf(file)))

  expect(files.filter((file) => ownState.test(text(file)))).toEqual([])
})

test('the platform knows nothing of ours', () => {
  const known = imports.filter(
    ({ file, target, kind }) =>
      kind === 'file' && roomOf(file) === 'platform' && roomOf(target) !== 'platform',
  )

  expect(known.map((one) => say(one, 'the platform stands by itself'))).toEqual([])
})

test('what others keep private is touched by the platform alone', () => {
  const code = [...sources.filter(ours), 'payload.config.ts', 'next.config.mjs']
  const touched = code
    .filter((file) => roomOf(file) !== 'platform')
    .flatMap((file) =>
      PRIVATE.filter((inside) => inside.test(text(file))).map((inside) => [file, `${inside}`]),
    )

  expect(touched).toEqual([])
})

test('no file of ours is longer than 400 lines', () => {
  const tooLong = [...listFiles('src'), ...listFiles('tests'), ...TOP_LEVEL]
    .filter((file) => /\.(ts|tsx|mjs|css)$/.test(file) && ours(file) && existsSync(file))
    .map((file) => ({ file, lines: text(file).trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > 400)

  expect(tooLong).toEqual([])
})

test('no folder of code holds more than forty files', () => {
  const perFolder = new Map<string, number>()
  for (const file of [...listFiles('src'), ...listFiles('tests')]) {
    if (CODE.test(file) && ours(file)) {
      perFolder.set(dirname(file), (perFolder.get(dirname(file)) ?? 0) + 1)
    }
  }

  expect([...perFolder].filter(([, count]) => count > 40)).toEqual([])
})

test('a file is named in kebab-case for the one thing inside', () => {
  const drawers = /^(index|utils?|helpers?|misc|lib)\./
  const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.d|\.test|\.spec|\.config)?\.(ts|tsx|mjs|css)$/
  const named = [...listFiles('src'), ...listFiles('tests')]
    .filter((file) => /\.(ts|tsx|mjs|css)$/.test(file) && ours(file))
    .filter((file) => drawers.test(basename(file)) || !kebab.test(basename(file)))

  expect(named).toEqual([])
})

/** `domain` for `src/domain/money/format-money.ts`; the file itself for what stands between the rooms. */
function roomOf(path: string): string {
  const [top, room] = path.split('/')
  return top === 'src' && room ? room : path
}

function mayImport({ file, target, isType }: Import): boolean {
  const from = roomOf(file)
  const to = roomOf(target)
  if (from === to || from === `${to}.ts`) return true
  if (to === 'env') return ENV_READERS.includes(from)
  if (to === 'payload-types') return isType
  if (to === 'payload.config') return ['app', 'seed', 'instrumentation.ts'].includes(from)
  if (to === 'migrations') return from === 'payload.config.ts'
  if (isType && from === 'storefront' && to === 'operations') return true
  return reach(from).has(to)
}

function reach(from: string, seen = new Set<string>()): Set<string> {
  const next: readonly string[] = from in ARROWS ? ARROWS[from as Room] : (DOORS[from] ?? [])
  for (const room of next) {
    if (!seen.has(room)) reach(room, seen.add(room))
  }
  return seen
}

function isAtHome({ file, target, isType }: Import): boolean {
  const within = (home: string) => file === home || file.startsWith(`${home}/`)
  if (target === 'node:') return !['domain', 'storefront'].includes(roomOf(file))
  const isPayloads = target.startsWith('@payloadcms/') && !(target in HOMES)
  const name = isPayloads ? 'payload' : target
  return [...(HOMES[name] ?? []), ...(isType ? (TYPE_HOMES[name] ?? []) : [])].some(within)
}

function say({ file, target }: Import, rule: string): string {
  return `${file} imports ${target}: ${rule}`
}
