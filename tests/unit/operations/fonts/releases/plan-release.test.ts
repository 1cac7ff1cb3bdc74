import { expect, test } from 'vitest'
import {
  planRelease,
  planTakeBack,
  type ReleasedMaster,
} from '@/operations/fonts/releases/plan-release'

function aMaster(style: string, sha256: string, version = '1.000'): ReleasedMaster {
  return { style, name: style, sha256, format: 'TTF', version }
}

const REGULAR = aMaster('Regular', 'a')
const BOLD = aMaster('Bold', 'b')
const FIRST = { version: '1.000', masters: [REGULAR, BOLD] }

test('the first masters of a typeface are its first release', () => {
  expect(planRelease([], [REGULAR, BOLD])).toEqual({
    kind: 'create',
    version: '1.000',
    replaced: [],
    added: [REGULAR, BOLD],
  })
})

test('a file that names no version is 1.000', () => {
  expect(planRelease([], [aMaster('Regular', 'a', '')])).toMatchObject({ version: '1.000' })
})

test('the very same masters make no release', () => {
  expect(planRelease([FIRST], [BOLD, REGULAR])).toEqual({ kind: 'update' })
})

test('a style that joins, or goes, leaves the release as it is', () => {
  expect(planRelease([FIRST], [REGULAR, BOLD, aMaster('Black', 'c')])).toEqual({ kind: 'update' })
  expect(planRelease([FIRST], [REGULAR])).toEqual({ kind: 'update' })
})

test('a style of a newer version begins one', () => {
  const black = aMaster('Black', 'c', '1.100')

  expect(planRelease([FIRST], [REGULAR, BOLD, black])).toEqual({
    kind: 'create',
    version: '1.100',
    replaced: [],
    added: [black],
  })
})

test('masters replaced together are one release, numbered by the newest of them', () => {
  const [regular, bold] = [aMaster('Regular', 'x', '2.001'), aMaster('Bold', 'y', '2.000')]

  expect(planRelease([FIRST], [regular, bold])).toEqual({
    kind: 'create',
    version: '2.001',
    replaced: [
      { before: REGULAR, after: regular },
      { before: BOLD, after: bold },
    ],
    added: [],
  })
})

test('a file changed under its old number still gets a release of its own name', () => {
  const again = { version: '1.000 (2)', masters: [aMaster('Regular', 'x'), BOLD] }

  expect(planRelease([FIRST], [aMaster('Regular', 'x'), BOLD])).toMatchObject({
    version: '1.000 (2)',
  })
  expect(planRelease([again, FIRST], [aMaster('Regular', 'y'), BOLD])).toMatchObject({
    version: '1.000 (3)',
  })
})

test('going back to an earlier master is a release too', () => {
  const second = { version: '2.000', masters: [aMaster('Regular', 'x', '2.000'), BOLD] }

  expect(planRelease([second, FIRST], [REGULAR, BOLD])).toMatchObject({ version: '1.000 (2)' })
})

test('a release that does not know its masters learns them', () => {
  expect(planRelease([{ version: '1.000', masters: null }], [REGULAR])).toEqual({ kind: 'update' })
})

test('a release is taken back to the files it replaced, once, and never from behind a newer one', () => {
  const changed = [aMaster('Regular', 'x', '2.000'), BOLD]
  const first = { id: 'first', ...FIRST }
  const second = { id: 'second', version: '2.000', masters: changed }
  const again = { id: 'again', version: '1.000 (2)', masters: FIRST.masters }
  const newer = { id: 'newer', version: '3.000', masters: [aMaster('Regular', 'z'), BOLD] }

  expect(planTakeBack([second, first], 'second')).toEqual({
    kind: 'ready',
    version: '2.000',
    before: '1.000',
    masters: [REGULAR],
  })
  expect(planTakeBack([again, second, first], 'second')).toEqual({ kind: 'done' })
  expect(planTakeBack([newer, second, first], 'second')).toEqual({ kind: 'not-current' })
  expect(planTakeBack([second, first], 'first')).toEqual({ kind: 'nothing' })
})
