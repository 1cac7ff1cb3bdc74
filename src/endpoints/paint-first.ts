import { runAfterPaint } from './run-after-paint'

const CHUNK = /<script src="(\/_next\/[^"]+)" async=""><\/script>/g

/**
 * The page with its chunks fetched at once and run when there is something to read. By itself a browser runs them as soon
 * as they are there, which on a second visit, or near the shop, is before the first name is on the screen.
 */
export function paintFirst(html: string): string {
  const chunks: string[] = []
  const waiting = html.replace(CHUNK, (_script, path: string) => {
    chunks.push(path)
    return `<link rel="preload" as="script" fetchPriority="low" href="${path}"/>`
  })
  const end = waiting.lastIndexOf('</body>')
  if (chunks.length === 0 || end < 0) return html

  const start = `<script>(${runAfterPaint})(${JSON.stringify(chunks)})</script>`
  return waiting.slice(0, end) + start + waiting.slice(end)
}
