import { expect, test } from 'vitest'
import { findUnsafeLink, isSafeLink } from '@/domain/site/safe-link'

test.each([
  'https://example.org',
  'http://example.org/a?b#c',
  '//example.org',
  '/about',
  '#top',
  '?a=b',
  'about',
  'mailto:hello@example.org',
  'tel:+49301234',
  'EULA: the text'.replace(': ', '/'),
])('a link may lead to %s', (url) => {
  expect(isSafeLink(url)).toBe(true)
})

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\u200bscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'DATA:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'blob:https://example.org/1',
  'file:///etc/passwd',
])('a link may not lead to %j', (url) => {
  expect(isSafeLink(url)).toBe(false)
})

test('the unsafe link of a text is found however deep it stands', () => {
  const link = {
    type: 'link',
    fields: { linkType: 'custom', url: 'data:text/html,x' },
    children: [],
  }
  const text = { root: { children: [{ type: 'paragraph', children: [{ text: 'a' }, link] }] } }

  expect(findUnsafeLink(text)).toBe('data:text/html,x')
  expect(findUnsafeLink({ root: { children: [] } })).toBeNull()
})
