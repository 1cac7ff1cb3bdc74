import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { namesOfInstances } from '@/fonts/inspect/read-axes'
import { familyIn, findName, NAME, readNames } from '@/fonts/inspect/read-names'
import { nameApart } from '@/fonts/rename/name-apart'
import { readSfnt } from '@/fonts/sfnt/read-sfnt'
import { readMaster } from '../masters'

function namesOf(font: Uint8Array) {
  const sfnt = readSfnt(font)
  const names = readNames(sfnt)
  const own = findName(names, NAME.postScript)
  return { family: familyIn(names), names: [...new Set([own, ...namesOfInstances(sfnt)])] }
}

test('instances by the names of single styles are named after the variable font', () => {
  const master = readFileSync('src/seed/masters/fraunces/Fraunces-Variable.ttf')
  const apart = nameApart(master, { taken: ['Fraunces-Thin'] })

  expect(namesOf(apart)).toEqual({
    family: 'Fraunces Variable',
    names: ['Regular', 'Thin', 'Light', 'SemiBold', 'Bold', 'Black'].map(
      (end) => `FrauncesVariable-${end}`,
    ),
  })
})

test.each(['variable', 'arabic'] as const)(
  'a family that is not called Variable becomes so, and keeps its notices (%s)',
  (name) => {
    const master = readMaster(name)
    const before = namesOf(master)
    const apart = nameApart(master, { taken: before.names.slice(1, 2).map(String) })
    const notices = (font: Uint8Array) =>
      [NAME.copyright, NAME.licence].map((id) => findName(readNames(readSfnt(font)), id))

    expect(namesOf(apart).family).toBe(`${before.family} Variable`)
    expect(namesOf(apart).names.filter((one) => before.names.includes(one))).toEqual([])
    expect(notices(apart)).toEqual(notices(master))
  },
)

test('a font that shares no name is left as it is, byte for byte', () => {
  const master = readMaster('variable')

  expect(nameApart(master, { taken: ['Fraunces-Thin'] })).toBe(master)
})
