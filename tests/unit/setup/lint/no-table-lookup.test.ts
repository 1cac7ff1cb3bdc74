import { readFileSync } from 'node:fs'
import { Linter } from 'eslint'
import nextTypescript from 'eslint-config-next/typescript'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { noTableLookup } from '../../../support/lint/no-table-lookup.mjs'

const FILE = 'asked.ts'

const parser = nextTypescript.find(({ languageOptions }) => languageOptions?.parser)
  ?.languageOptions?.parser

/** The types of the language, read once. */
const LIB = ts.createSourceFile(
  'lib.d.ts',
  readFileSync(ts.getDefaultLibFilePath({}).replace(/lib\.d\.ts$/, 'lib.es5.d.ts'), 'utf8'),
  ts.ScriptTarget.ES2022,
)

const SHOP = `
  type Kind = 'bold' | 'light'
  const table: Record<string, number> = {}
  const kinds: Record<Kind, number> = { bold: 700, light: 300 }
  const list = ['one']
  declare const text: string
  declare const kind: Kind
  declare const at: number
  declare const maybe: { table?: Record<string, number>; name?: string }
`

test.each([
  'table[text]',
  'table[text.trim()]',
  'table[text] ?? 0',
  'table[text] ??= 1',
  'maybe.table?.[text]',
  "table[maybe.name ?? '']",
  'kinds[text as Kind]',
  'kinds[text as keyof typeof kinds]',
  'text in kinds',
  '!(text in table)',
])('any text chooses a property: %s', (code) => {
  expect(findingsIn(code)).toHaveLength(1)
})

test.each([
  'kinds[kind]',
  'table[kind]',
  'table[`${kind}s`]',
  "table['bold']",
  'table.bold',
  'table[text] = 1',
  'delete table[text]',
  'list[at]',
  'text[at]',
  "'bold' in table",
  'kind in table',
  'list.includes(text)',
  'Object.prototype.hasOwnProperty.call(table, text)',
])('no text of anybody’s chooses a property: %s', (code) => {
  expect(findingsIn(code)).toEqual([])
})

/** What the rule finds in a file, as ESLint asks it. */
function findingsIn(code: string): string[] {
  const found = new Linter().verify(
    `${SHOP};${code}`,
    {
      files: ['**/*.ts'],
      plugins: { fount: { rules: { 'no-table-lookup': noTableLookup } } },
      rules: { 'fount/no-table-lookup': 'error' },
      languageOptions: {
        parser,
        parserOptions: { programs: [programOf(`${SHOP};${code}`)], filePath: FILE },
      },
    },
    FILE,
  )
  return found.map(({ message }) => message)
}

function programOf(code: string): ts.Program {
  const source = ts.createSourceFile(FILE, code, ts.ScriptTarget.ES2022, true)
  const host: ts.CompilerHost = {
    fileExists: (name) => [FILE, LIB.fileName].includes(name),
    getSourceFile: (name) => (name === FILE ? source : name === LIB.fileName ? LIB : undefined),
    getDefaultLibFileName: () => LIB.fileName,
    readFile: () => undefined,
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => '',
    getNewLine: () => '\n',
    useCaseSensitiveFileNames: () => true,
    writeFile: () => {},
  }
  return ts.createProgram([FILE], { strict: true, noUncheckedIndexedAccess: true }, host)
}
