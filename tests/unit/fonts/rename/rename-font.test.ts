import { expect, test } from 'vitest'

import { checkFont } from '@/fonts/check/check-font'
import { subsetFont } from '@/fonts/harfbuzz/subset-font'
import { ShapedFont } from '@/fonts/harfbuzz/shaped-font'
import { readInstanceNames } from '@/fonts/inspect/read-axes'
import { findName, NAME, readNames } from '@/fonts/inspect/read-names'
import { codepointsOf } from '@/fonts/recipes/character-sets'
import { renameFont } from '@/fonts/rename/rename-font'
import { readSfnt } from '@/fonts/sfnt/read-sfnt'

import { readMaster } from '../masters'

const NEW_NAMES = { family: 'Quire Trial', licence: 'For evaluation only.' }

test('every name of the family changes; copyright and designer stay', () => {
  const names = readNames(readSfnt(renameFont(readMaster('static'), NEW_NAMES)))
  const told = Object.entries(NAME).map(([what, id]) => [what, findName(names, id)])

  expect(Object.fromEntries(told)).toEqual({
    copyright:
      'Copyright 2011 The Alegreya Project Authors (https://github.com/huertatipografica/Alegreya)',
    family: 'Quire Trial',
    style: 'Regular',
    uniqueId: 'Version 2.009;QuireTrial-Regular',
    fullName: 'Quire Trial Regular',
    version: 'Version 2.009',
    postScript: 'QuireTrial-Regular',
    designer: 'Juan Pablo del Peral',
    description:
      'Of the font it was made from: This Font Software is licensed under the SIL Open Font License, Version 1.1. This license is available with a FAQ at: http://scripts.sil.org/OFL',
    licence: 'For evaluation only.',
    licenceAddress: null,
    typographicFamily: null,
    typographicStyle: null,
    postScriptPrefix: 'QuireTrial',
  })
})

test('named instances take their PostScript names along', () => {
  const sfnt = readSfnt(renameFont(readMaster('cff2'), NEW_NAMES))
  const ids = new Set(readInstanceNames(sfnt).map(({ postScriptId }) => postScriptId))
  const foreign = readNames(sfnt).filter(
    ({ id, value }) => ids.has(id) && !value.startsWith('QuireTrial-'),
  )

  expect({ count: ids.size, foreign }).toEqual({ count: 30, foreign: [] })
})

test('instances that share what stands behind the hyphen are named in full', () => {
  const names = readInstanceNames(readSfnt(renameFont(readMaster('manyAxes'), NEW_NAMES)))
  const postScript = names.map((instance) => instance.postScript)

  expect(postScript).toContain('QuireTrial-MonoCasualLight')
  expect(new Set(postScript).size).toBe(names.length)
})

test('CFF outlines are renamed inside, and still draw the same letters', () => {
  const master = cut(readMaster('cff'))
  const renamed = renameFont(master, NEW_NAMES)
  const cff = Buffer.from(checkFont(renamed).tables.get('CFF ') ?? []).toString('latin1')

  expect({
    told: ['QuireTrial-Regular', 'Quire Trial Regular'].map((name) => cff.includes(name)),
    ink: inksOf(renamed),
  }).toEqual({ told: [true, true], ink: inksOf(master) })
})

function cut(font: Uint8Array): Uint8Array {
  return subsetFont(font, { characters: codepointsOf('Quire'), features: [], names: 'all' })
}

function inksOf(font: Uint8Array) {
  const shaped = new ShapedFont(font)
  return shaped
    .shape({ text: 'Quire', lang: 'en', dir: 'ltr' })
    .map(({ id }) => shaped.boundsOf(id))
}
