import { existsSync, readFileSync } from 'node:fs'

/** Of the tests that a cell of a table names, those that are not there. */
export function problemsOf(shown: string): string[] {
  return shown
    .split('<br>')
    .map((one) => problemOf(one.trim()))
    .filter((problem) => problem !== null)
}

/** `integration/orders/cart.test.ts`: the title of a test; or what is lacking. */
function problemOf(shown: string): string | null {
  if (shown.startsWith('not built yet: ')) return null
  const command = /^`npm run ([\w:-]+)`$/.exec(shown)?.[1]
  if (command) return readFileSync('package.json', 'utf8').includes(`"${command}":`) ? null : shown
  const [, file = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(shown) ?? []
  const path = file.startsWith('tests/') ? file : `tests/${file}`
  if (!file || !existsSync(path)) return shown
  const titles = ["'", '`', '"'].flatMap((quote) =>
    ['', ' @commit'].map((tag) => `${quote}${title}${tag}${quote}`),
  )
  const source = readFileSync(path, 'utf8')
  return titles.some((quoted) => source.includes(quoted)) ? null : shown
}
