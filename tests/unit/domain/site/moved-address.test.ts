import { expect, test } from 'vitest'
import { movedAddress, plainPath } from '@/domain/site/moved-address'

function moved(asked: string, to: string): string {
  return movedAddress(new URL(asked, 'https://shop.example'), { from: '/old', to, status: 308 })
}

test.each([
  ['a path leads to a path', '/old', '/new', '/new'],
  ['a slash at the end changes nothing', '/old/', '/new', '/new'],
  ['the query goes along', '/old?weight=700', '/new', '/new?weight=700'],
  ['unless the target has its own', '/old?weight=700', '/new?size=2', '/new?size=2'],
  ['the mark goes along', '/old#buy', '/new', '/new#buy'],
  [
    'another site is a whole address',
    '/old?a=1',
    'https://else.example/',
    'https://else.example/?a=1',
  ],
  ['the shop by its whole address is a path', '/old', 'https://shop.example/new', '/new'],
])('%s', (_, asked, to, address) => {
  expect(moved(asked, to)).toBe(address)
})

test('a path is found with and without slashes at its end', () => {
  expect(['/', '/terms', '/terms/', '/terms//', '/a/b/'].map(plainPath)).toEqual([
    '/',
    '/terms',
    '/terms',
    '/terms',
    '/a/b',
  ])
})
