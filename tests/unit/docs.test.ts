import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import journeys from '../../playwright.config'
import { SETTINGS } from '../../src/setup/settings/list-settings.mjs'
import { listFiles } from '../support/setup/read-sources'

/** What a newcomer reads. Nothing there may be stale: paths, links and commands are held against the repository. */
const PAGES = [
  'README.md',
  ...['docs', '.github'].flatMap(listFiles).filter((file) => file.endsWith('.md')),
]
const FILES = ['src', 'tests', 'docs', '.github'].flatMap(listFiles)
const NAMES = new Set(FILES.map((file) => basename(file)))
const FOLDERS = new Set(FILES.map((file) => dirname(file)))
const text = (file: string) => readFileSync(file, 'utf8')
const inPages = (found: (page: string) => string[]) =>
  PAGES.flatMap((page) => found(page).map((what) => `${page}: ${what}`))

test('README is read in five minutes', () => {
  expect(statSync('README.md').size).toBeLessThanOrEqual(12 * 1024)
})

test('every file and folder that a page names exists', () => {
  const gone = inPages((page) => pathsIn(text(page)).filter((path) => !isThere(path)))

  expect(gone).toEqual([])
})

test('every link of a page leads somewhere', () => {
  const dead = inPages((page) =>
    [...text(page).matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g)]
      .map(([, target]) => join(dirname(page), target ?? ''))
      .filter((target) => !existsSync(target)),
  )

  expect(dead).toEqual([])
})

test('every command that a page names is one of package.json', () => {
  const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> }
  const unknown = inPages((page) =>
    [...text(page).matchAll(/npm run (?:--silent )?([a-z][\w:-]*)/g)]
      .map(([, name]) => name ?? '')
      .filter((name) => !(name in scripts)),
  )

  expect(unknown).toEqual([])
})

test('every journey that a page names is of the project it is run in', () => {
  const strays = inPages((page) =>
    [...text(page).matchAll(/(tests\/e2e\S*) --project=(\S+)/g)]
      .filter(([, path, project]) => !FILES.some((file) => isTried(file, { path, project })))
      .map(([command]) => command),
  )

  expect(strays).toEqual([])
})

test('every setting the shop reads is listed, and every one listed is read', () => {
  const sources = [
    'src/env.ts',
    ...listFiles('src/setup').filter((file) => !file.endsWith('list-settings.mjs')),
  ]
  const readers = sources.map(text).join('\n')
  const asked = [...readers.matchAll(/\btext\('([A-Z][A-Z_]+)'\)/g)].map(([, name]) => name)
  const listed = SETTINGS.map(({ name }) => name)
  const notForPeople = ['NEXT_DIST_DIR']

  expect(
    [...new Set(asked)].filter((name) => ![...listed, ...notForPeople].includes(name ?? '')),
  ).toEqual([])
  expect(listed.filter((name) => !readers.includes(name))).toEqual([])
})

test('no comment points at a page that is not in the repository', () => {
  const stale = FILES.filter((file) => /\.(ts|tsx|mjs)$/.test(file)).flatMap((file) =>
    [...text(file).matchAll(/(?:\/\/|\*).*?([\w./-]+\.md)\b/g)]
      .map(([, path]) => path ?? '')
      .filter((path) => !existsSync(path) && !existsSync(join(dirname(file), path)))
      .map((path) => `${file}: ${path}`),
  )

  expect(stale).toEqual([])
})

/** Whether Playwright tries a file when it is given a path and a project: ** is any folders, * within one. */
function isTried(file: string, { path = '', project = '' }): boolean {
  const { testMatch = [], testIgnore = [] } =
    journeys.projects?.find(({ name }) => name === project) ?? {}
  const isOf = (globs: typeof testMatch) =>
    [globs].flat().some((glob) => {
      const pattern = String(glob).replaceAll('.', '\\.').replaceAll('*', '[^/]*')
      return new RegExp(`(^|/)${pattern.replaceAll('[^/]*[^/]*', '.*')}$`).test(file)
    })
  const isFound = file.startsWith(path) && file.endsWith('.spec.ts')
  return isFound && (isOf(testMatch) || [testMatch].flat().length === 0) && !isOf(testIgnore)
}

/** `endpoints/orders/post-cart.ts`, `post-cart.ts` or `operations/tax/`, as pages write them in backticks. */
function pathsIn(page: string): string[] {
  return [...page.matchAll(/`([^`\s]+)`/g)]
    .map(([, code]) => code ?? '')
    .filter((code) => /^[\w.()[\]@-]+(\/[\w.()[\]@-]+)*\/?$/.test(code))
    .filter((code) => /\.(ts|tsx|mjs|css|md)$/.test(code) || /^[a-z].*\/$/.test(code))
}

function isThere(path: string): boolean {
  const inRepository = [path, join('src', path)].some((candidate) => existsSync(candidate))
  const isAName = !path.includes('/') && NAMES.has(path)
  const folder = path.replace(/\/$/, '')
  const isAFolder = path.endsWith('/') && [...FOLDERS].some((one) => one.endsWith(`/${folder}`))
  return (
    inRepository ||
    isAName ||
    isAFolder ||
    /^(data|media|node_modules|\.next|test-results)/.test(path)
  )
}
