import { expect, test } from 'vitest'
import { parseRedirects, type Redirect, resolveRedirects } from '@/domain/site/redirect'

function aRedirect(from: string, to: string, status: Redirect['status'] = 308): Redirect {
  return { from, to, status }
}

test.each([
  ['as a path', '/terms'],
  ['without its slash', 'terms'],
  ['with a slash too many', '/terms/'],
  ['as a whole URL', 'https://shop.example/terms'],
  ['with a query, which is no part of a path', '/terms?page=2'],
])('staff may enter an old path %s', (_, from) => {
  expect(parseRedirects([aRedirect(from, '/licences')])).toEqual([aRedirect('/terms', '/licences')])
})

test('an old path is found by how browsers write it', () => {
  expect(parseRedirects([aRedirect('/schriften/größe', '/licences')])).toEqual([
    aRedirect('/schriften/gr%C3%B6%C3%9Fe', '/licences'),
  ])
})

test('a target is a path of the shop or a web URL, nothing that a browser would run', () => {
  const targets = [
    'licences',
    'https://else.example/a',
    'javascript:alert(1)',
    'mailto:a@b.example',
  ]

  expect(parseRedirects(targets.map((to) => aRedirect('/old', to))).map(({ to }) => to)).toEqual([
    '/licences',
    'https://else.example/a',
  ])
})

test('a chain leads to its last target at once', () => {
  const chain = [aRedirect('/a', '/b'), aRedirect('/b', '/c'), aRedirect('/c', '/end?x=1')]

  expect(resolveRedirects(chain)).toEqual([
    aRedirect('/a', '/end?x=1'),
    aRedirect('/b', '/end?x=1'),
    aRedirect('/c', '/end?x=1'),
  ])
})

test('one temporary hop makes the whole redirect temporary', () => {
  expect(resolveRedirects([aRedirect('/a', '/b'), aRedirect('/b', '/c', 307)])).toEqual([
    aRedirect('/a', '/c', 307),
    aRedirect('/b', '/c', 307),
  ])
})

test('a loop is dropped, and so is what leads into it', () => {
  const loop = [aRedirect('/a', '/b'), aRedirect('/b', '/a'), aRedirect('/c', '/a')]

  expect(resolveRedirects([...loop, aRedirect('/self', '/self')])).toEqual([])
})

test('a chain that leaves the shop ends there', () => {
  const chain = [aRedirect('/a', '/b'), aRedirect('/b', 'https://else.example/a')]

  expect(resolveRedirects(chain)).toEqual([
    aRedirect('/a', 'https://else.example/a'),
    aRedirect('/b', 'https://else.example/a'),
  ])
})
