import { expect, test } from 'vitest'
import { parseCompared } from '@/domain/catalogue/comparison/parse-compared'

test.each([
  ['an address without families names none', undefined, undefined, null],
  ['an address may say that there is none', '', undefined, []],
  ['each family stands once, in the order of the address', 'b,a,b', undefined, ['b', 'a']],
  ['no more than four stand side by side', 'a,b,c,d,e', undefined, ['a', 'b', 'c', 'd']],
  ['a family is added behind the others', 'a,b', 'c', ['a', 'b', 'c']],
  ['a family is added to none', undefined, 'c', ['c']],
])('%s', (_rule, typefaces, added, slugs) => {
  expect(parseCompared(typefaces, added)).toEqual(slugs)
})
