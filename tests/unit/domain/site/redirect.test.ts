import { expect, test } from 'vitest'
import { redirectTarget, withoutTrailingSlash } from '@/domain/site/redirect'

function targetOf(requested: string, to: string): string {
  return redirectTarget(new URL(requested, 'https://shop.example'), {
    from: '/old',
    to,
    status: 308,
  })
}

test.each([
  ['a path leads to a path', '/old', '/new', '/new'],
  ['a slash at the end changes nothing', '/old/', '/new', '/new'],
  ['the query goes along', '/old?weight=700', '/new', '/new?weight=700'],
  ['unless the target has its own', '/old?weight=700', '/new?size=2', '/new?size=2'],
  ['the fragment goes along', '/old#buy', '/new', '/new#buy'],
  ['another site is a whole URL', '/old?a=1', 'https://else.example/', 'https://else.example/?a=1'],
  ['the shop by its whole URL is a path', '/old', 'https://shop.example/new', '/new'],
])('%s', (_, requested, to, target) => {
  expect(targetOf(requested, to)).toBe(target)
})

test('a path is found with and without slashes at its end', () => {
  expect(['/', '/terms', '/terms/', '/terms//', '/a/b/'].map(withoutTrailingSlash)).toEqual([
    '/',
    '/terms',
    '/terms',
    '/terms',
    '/a/b',
  ])
})
