import { expect, test } from 'vitest'

import { FontRefused } from '@/fonts/font-refused'
import { inspectFont } from '@/fonts/inspect/inspect-font'
import { makeMenuPreview } from '@/fonts/recipes/make-menu-preview'
import { makePreview } from '@/fonts/recipes/make-preview'
import { makeTrial } from '@/fonts/recipes/make-trial'

import { MASTERS, readMaster } from './masters'

type Damage = (font: Buffer, random: (below: number) => number) => Buffer

const DAMAGES: Record<string, Damage> = {
  'cut short': (font, random) => font.subarray(0, random(font.length)),
  'a directory rewritten': (font, random) => {
    const entries = font.readUInt16BE(4) * 16
    return scatter(font, () => 12 + random(entries), random)
  },
  'heads of tables rewritten': (font, random) =>
    scatter(
      font,
      () => font.readUInt32BE(12 + random(font.readUInt16BE(4)) * 16 + 8) + random(64),
      random,
    ),
  'bytes rewritten anywhere': (font, random) => scatter(font, () => random(font.length), random),
}

const CASES = Object.entries(DAMAGES).flatMap(([damage, apply]) =>
  (['roman', 'cff', 'variable', 'cff2'] as const).map((name) => ({ damage, name, apply })),
)

test.each(CASES)('$name with $damage is read or refused, nothing else', ({ name, apply }) => {
  const outcomes = Array.from({ length: 12 }, (_, seed) => {
    return outcomeOf(apply(readMaster(name), randomFrom(seed + MASTERS[name].length)))
  })

  expect(outcomes.filter((outcome) => !['read', 'refused'].includes(outcome))).toEqual([])
})

function outcomeOf(font: Buffer): string {
  try {
    inspectFont(font)
    makePreview(font, {})
    makeMenuPreview(font, { text: 'Folio' })
    makeTrial(font, {})
    return 'read'
  } catch (error) {
    return error instanceof FontRefused ? 'refused' : String(error)
  }
}

function scatter(font: Buffer, place: () => number, random: (below: number) => number): Buffer {
  const places = Array.from({ length: 6 }, () => Math.min(place(), font.length - 1))
  for (const at of places) font[at] = random(256)
  return font
}

/** The same numbers each time: a damage that was once found is found again. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    return Math.floor((state / 0x80000000) * below)
  }
}
