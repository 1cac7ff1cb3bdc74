import { readFileSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { DEMO_TYPEFACES } from '@/seed/demo-typefaces'

const MASTERS = 'src/seed/masters'
const NAMED = DEMO_TYPEFACES.flatMap(({ styles, releases }) => [
  ...styles.map(({ master }) => master),
  ...Object.values(releases?.earlier.masters ?? {}),
])
const FOLDERS = [...new Set(NAMED.map((master) => dirname(master)))]
const MIB = 1024 * 1024

test('every master on disk belongs to one style, now or in its earlier release, and every style has its master', () => {
  const onDisk = readdirSync(MASTERS, { recursive: true, encoding: 'utf8' })
  expect(onDisk.filter((path) => /\.(ttf|otf)$/.test(path)).sort()).toEqual([...NAMED].sort())
})

test('there are about seventy masters, in less than eighteen megabytes', () => {
  const bytes = NAMED.reduce((sum, master) => sum + statSync(join(MASTERS, master)).size, 0)
  expect({ many: NAMED.length > 60 && NAMED.length < 90, light: bytes < 18 * MIB }).toEqual({
    many: true,
    light: true,
  })
})

test.each(NAMED)('%s begins as an OpenType font', (master) => {
  const begin = readFileSync(join(MASTERS, master)).subarray(0, 4).toString('latin1')
  expect(begin).toBe(master.endsWith('.otf') ? 'OTTO' : '\0\x01\0\0')
})

test.each(FOLDERS)('the masters of %s lie beside their open licence', (folder) => {
  const licence = readFileSync(join(MASTERS, folder, 'OFL.txt'), 'utf8')
  expect(licence).toMatch(/^Copyright .+\n[^]*SIL Open Font License, Version 1\.1/)
})

test('a superfamily and its children keep their masters apart', () => {
  expect(FOLDERS).toEqual(DEMO_TYPEFACES.map(({ slug }) => slug))
})
