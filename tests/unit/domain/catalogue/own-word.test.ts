import { expect, test } from 'vitest'
import { ownWordOf, ownWordOfPath } from '@/domain/catalogue/own-word'

test.each([
  ['/typeface/helvetica-neue', 'helvetica neue'],
  ['/gr%C3%BC%C3%9Fe/', 'grüße'],
  ['/%D1%88%D1%80%D0%B8%D1%84%D1%82', 'шрифт'],
  ['/a/%3Cb%3Ebold%3C%2Fb%3E', '<b>bold</b>'],
  ['/an__old--name', 'an old name'],
])('of the path %s the last part is a word', (path, word) => {
  expect(ownWordOfPath(path)).toBe(word)
})

test.each([
  ['/', 'nothing'],
  ['/typeface/%E0%A4%A', 'a broken escape'],
  ['/a%00b', 'a control character'],
  ['/a%E2%80%AEb', 'a change of direction'],
  ['/%F0%9F%98%80', 'a picture'],
  ['/---', 'no letter'],
  ['/order/nobody', 'a key'],
  [`/${'a'.repeat(25)}`, 'more than 24 letters'],
])('of the path %s no word is set: it is %s', (path) => {
  expect(ownWordOfPath(path)).toBeNull()
})

test('what is searched for is a word with its hyphens', () => {
  expect(ownWordOf('  Gill-Sans \n Nova ')).toBe('Gill-Sans Nova')
  expect(ownWordOf('x'.repeat(25))).toBeNull()
})
