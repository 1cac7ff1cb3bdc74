import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inspectFont } from '@/fonts/inspect/inspect-font'
import stories from '@/seed/demo-stories.json'

const MASTERS: Record<string, string> = {
  Alegreya: 'alegreya/Alegreya-Regular.ttf',
  Fraunces: 'fraunces/Fraunces-Regular.ttf',
  'Young Serif': 'young-serif/YoungSerif-Regular.ttf',
  Unbounded: 'unbounded/Unbounded-Regular.ttf',
  Recursive: 'recursive/Recursive-Variable.ttf',
  Geist: 'geist/Geist-Variable.ttf',
}

test('the x-heights that an essay names are those its letters are drawn to', () => {
  const named = [...JSON.stringify(stories).matchAll(/\\n([A-Z][A-Za-z ]+) (\d{3})\b/g)]
  const heights = named.map(([, name = '', height]) => [name, Number(height)])
  expect(heights).toEqual(Object.entries(MASTERS).map(([name, file]) => [name, drawnX(file)]))
})

function drawnX(file: string): number | null {
  const { drawn, unitsPerEm } = inspectFont(readFileSync(`src/seed/masters/${file}`))
  return drawn?.xHeight ? Math.round((drawn.xHeight / unitsPerEm) * 1000) : null
}
