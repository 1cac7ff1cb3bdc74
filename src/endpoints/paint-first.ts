import { runAfterPaint } from './run-after-paint'

const CHUNK = /<script src="(\/_next\/[^"]+)" async=""><\/script>/g
const FETCHED_AHEAD = /<link rel="preload" as="script"[^>]* href="(\/_next\/[^"]+)"\/>/g

/**
 * The page with its chunks left for when there is something to read: neither their bytes nor their work come before the
 * first name is on the screen.
 */
export function paintFirst(html: string): string {
  const end = html.lastIndexOf('</body>')
  const chunks = Array.from(html.matchAll(CHUNK), ([, path = '']) => path)
  if (chunks.length === 0 || end < 0) return html

  const start = `<script>(${runAfterPaint})(${JSON.stringify(chunks)})</script>`
  const page = html.slice(0, end) + start + html.slice(end)
  return page
    .replace(CHUNK, '')
    .replace(FETCHED_AHEAD, (link, path: string) => (chunks.includes(path) ? '' : link))
}
