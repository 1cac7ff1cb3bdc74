import { expect, test } from 'vitest'
import { chooseWordFace, type WordInk } from '@/domain/catalogue/own-word'

const ROOM = { width: 1200, height: 320 }

test('the font is chosen whose ink on the line leaves the least of the box', () => {
  const [low, middle, high] = [anInk('Low', 100), anInk('Middle', 200), anInk('High', 310)]
  expect(chooseWordFace([low, high, middle], ROOM)).toEqual(high)
  expect(chooseWordFace([low, middle], ROOM)).toEqual(middle)
})

test('of equals the first is chosen', () => {
  expect(chooseWordFace([anInk('A', 260), anInk('B', 260)], ROOM)?.face).toBe('A')
})

test('a font that lacks a letter is none, nor one whose ink leaves the box where another’s does not', () => {
  const lacking = { ...anInk('Lacking', 200), hasAllLetters: false }
  expect(chooseWordFace([lacking, anInk('Too high', 321), anInk('Low', 20)], ROOM)?.face).toBe(
    'Low',
  )
  expect(chooseWordFace([lacking], ROOM)).toBeNull()
})

test('a word that is too short for the line is set in the font that is widest at the height of the box', () => {
  const inks = [anInk('Narrow', 700), anInk('Wide', 400), anInk('Narrower', 900)]
  expect(chooseWordFace(inks, ROOM)?.face).toBe('Wide')
})

/** Its ink is so many pixels high on the line. */
function anInk(face: string, height: number): WordInk {
  return { face, hasAllLetters: true, width: 4, height: (4 * height) / ROOM.width }
}
