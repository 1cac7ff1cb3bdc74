import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import config from '../../playwright.config'
import { readTaskTable } from '../support/e2e/staff/tasks/task-table'

const FOLDER = 'tests/e2e/staff/tasks'

const TABLE = readTaskTable()

test('fifty tasks have one row each, with what they took before and take now', () => {
  const empty = TABLE.filter(({ before, desk, phone }) => !before || !(desk > 0) || !(phone > 0))

  expect(TABLE.map(({ number }) => number)).toEqual(Array.from({ length: 50 }, (_, at) => at + 1))
  expect(empty).toEqual([])
})

test('every task of the table is walked by one spec, and no other', () => {
  const specs = readdirSync(FOLDER).filter((name) => name.endsWith('.spec.ts'))
  const walked = specs.flatMap((name) => {
    const spec = readFileSync(join(FOLDER, name), 'utf8')
    return [...spec.matchAll(/^task\('(.+?)',/gm)].map(([, task]) => task)
  })

  expect(walked.toSorted()).toEqual(TABLE.map(({ task }) => task).toSorted())
})

test('the tasks are walked at a desk and on a phone', () => {
  const widths = config.projects
    ?.filter(({ testMatch }) => /^staff\//.test(String(testMatch)))
    .map(({ use }) => use?.viewport)

  expect(widths).toEqual([
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ])
})
