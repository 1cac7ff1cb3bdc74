import { expect, test } from 'vitest'
import { ownScriptFirst } from '@/domain/catalogue/languages'

test.each([
  ['the one script beside Latin', ['Latin', 'Bengali'], 'Bengali'],
  ['kana, whatever else it writes', ['Latin', 'Cyrillic', 'Chinese', 'Japanese'], 'Japanese'],
  ['hangul before its hanja', ['Latin', 'Chinese', 'Hangul'], 'Hangul'],
  ['Latin, whose Greek came with it', ['Latin', 'Greek'], 'Latin'],
  ['Latin, where it writes many', ['Latin', 'Cyrillic', 'Hebrew'], 'Latin'],
  ['the only one', ['Adlam'], 'Adlam'],
])('a typeface that nobody has given texts is drawn for %s', (_, scripts, own) => {
  const ordered = ownScriptFirst(scripts)

  expect(ordered[0]).toBe(own)
  expect(ordered.toSorted()).toEqual(scripts.toSorted())
})

test('the script of the first text that staff wrote comes first, if the fonts write it', () => {
  expect(ownScriptFirst(['Latin', 'Devanagari'], 'Latin')[0]).toBe('Latin')
  expect(ownScriptFirst(['Latin', 'Devanagari'], 'Thai')[0]).toBe('Devanagari')
})
