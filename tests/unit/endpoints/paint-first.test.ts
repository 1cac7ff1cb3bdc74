import { expect, test } from 'vitest'
import { paintFirst } from '@/endpoints/paint-first'

const CHUNKS = ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js?dpl=1']

test('the chunks of a page are fetched where they stood and run at its end', () => {
  const html = aPage(CHUNKS.map((path) => `<script src="${path}" async=""></script>`).join(''))
  const page = paintFirst(html)
  const [head = '', body = ''] = page.split('<body>')

  for (const path of CHUNKS) {
    expect(head).toContain(`<link rel="preload" as="script" fetchPriority="low" href="${path}"/>`)
  }
  expect(page).not.toContain('async=""')
  expect(body).toMatch(/^<h1>Garnet<\/h1><script>\(function runAfterPaint/)
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
