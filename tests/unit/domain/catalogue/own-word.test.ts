import { expect, test } from 'vitest'
import { ownWordOf, ownWordOfPath } from '@/domain/catalogue/own-word'

test.each([
  ['/typeface/helvetica-neue', 'helvetica neue'],
  ['/gr%C3%BC%C3%9Fe/', 'grüße'],
  ['/%D1%88%D1%80%D0%B8%D1%84%D1%82', 'шрифт'],
  ['/a/%3Cb%3Ebold%3C%2Fb%3E', '<b>bold</b>'],
  ['/an__old--name', 'an old name'],
  ['/fonts/fraunces.html', 'fraunces'],
  ['/fonts/Fraunces-Black.woff2', 'Fraunces Black'],
  ['/version-2.0', 'version 2.0'],
  ['/%D9%85%DB%8C%E2%80%8C%D8%B1%D9%88%D8%AF', 'می‌رود'],
  ['/%E0%A4%B9%E0%A4%BF%E0%A4%A8%E0%A5%8D%E0%A4%A6%E0%A5%80', 'हिन्दी'],
  ['/cafe%CC%81', 'café'],
  [`/z${'%CC%B7'.repeat(9)}algo`, `z${'\u0337'.repeat(4)}algo`],
  ['/%CC%81-a%00b%E2%80%AEc%E2%80%A8d', 'abc d'],
])('of the path %s the last part is a word', (path, word) => {
  expect(ownWordOfPath(path)).toBe(word)
})

test.each([
  ['/', 'nothing'],
  ['/typeface/%E0%A4%A', 'a broken escape'],
  ['/%00%E2%80%AE', 'what nobody sees'],
  ['/%F0%9F%98%80', 'a picture'],
  ['/%EE%80%80a', 'a letter of one font alone'],
  ['/---', 'no letter'],
  ['/order/nobody', 'a key'],
])('of the path %s no word is set: it is %s', (path) => {
  expect(ownWordOfPath(path)).toBeNull()
})

test('what is searched for is a word with its hyphens', () => {
  expect(ownWordOf('  Gill-Sans \n Nova ')).toBe('Gill-Sans Nova')
})

test('of more than eighteen characters the first nine and the last eight are set', () => {
  expect(ownWordOf('x'.repeat(18))).toBe('x'.repeat(18))
  expect(ownWordOf('Grotesque Condensed')).toBe('Grotesque…ondensed')
  expect([...(ownWordOfPath(`/${'very-long'.repeat(9)}`) ?? '')]).toHaveLength(18)
})
