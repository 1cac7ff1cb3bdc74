import { expect, test } from 'vitest'
import { paintFirst } from '@/endpoints/paint-first'

const CHUNKS = ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js?v=1']

test('the chunks of a page are left for its end, wherever they stood', () => {
  const ahead = CHUNKS.map((path) => `<link rel="preload" as="script" href="${path}"/>`)
  const chunks = CHUNKS.map((path) => `<script src="${path}" async=""></script>`)
  const page = paintFirst(aPage([...ahead, ...chunks].join('')))

  const [before, body = ''] = page.split('<h1>Garnet</h1>')
  expect(before).toBe('<!DOCTYPE html><html><head></head><body>')
  expect(body).toMatch(/^<script>\(function runAfterPaint/)
  expect(body.endsWith(`(${JSON.stringify(CHUNKS)})</script></body></html>`)).toBe(true)
})

test('scripts that are no chunks stay where they are', () => {
  const html = aPage(
    '<script>mark()</script><script src="/_next/static/chunks/old.js" noModule=""></script>',
  )

  expect(paintFirst(html)).toBe(html)
})

function aPage(head: string): string {
  return `<!DOCTYPE html><html><head>${head}</head><body><h1>Garnet</h1></body></html>`
}
