import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { cacheTemplate } from '@/setup/checks/cache-template.mjs'

const home = mkdtempSync(join(tmpdir(), 'fount-template-'))
const folder = join(home, 'model')
const source = relative('.', join(home, 'source'))
afterEach(() => rmSync(home, { recursive: true, force: true }))

test('a template is made once for the same sources, and anew when one changes', async () => {
  const made: string[] = []
  const make = async (draft: string) => {
    await mkdir(draft)
    const seed = readFileSync(source, 'utf8')
    await writeFile(join(draft, 'rows'), seed)
    made.push(seed)
  }
  writeFileSync(source, 'one')
  await cacheTemplate({ folder, sources: [source], make })
  await cacheTemplate({ folder, sources: [source], make })
  writeFileSync(source, 'two')
  await cacheTemplate({ folder, sources: [source], make })

  expect(made).toEqual(['one', 'two'])
  expect(readFileSync(join(folder, 'rows'), 'utf8')).toBe('two')
  expect(readdirSync(home).toSorted()).toEqual(['model', 'model-made-from', 'source'])
})

test('a template that could not be finished is none', async () => {
  await mkdir(home)
  const make = async (draft: string) => {
    await mkdir(draft)
    throw new Error('The seed failed.')
  }

  await expect(cacheTemplate({ folder, sources: [], make })).rejects.toThrow('The seed failed.')
  expect(existsSync(folder)).toBe(false)
  expect(readdirSync(home)).toEqual([])
})
