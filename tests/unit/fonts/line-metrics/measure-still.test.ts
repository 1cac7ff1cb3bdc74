import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { measureName } from '@/fonts/line-metrics/measure-name'
import { MASTERS } from '../masters'

test('a text that stands still is measured where its axes stand, not at rest', async () => {
  const [light, heavy] = await Promise.all([200, 800].map((wght) => measureAt({ wght })))
  expect(light?.axis).toBeNull()
  expect(heavy?.width).toBeGreaterThan(light?.width ?? Infinity)
})

test('figures are measured as the page switches them on', async () => {
  const [plain, tabular] = await Promise.all(
    [[], ['tnum']].map((on) => measureAt({ wght: 400 }, on)),
  )
  expect(tabular?.width).not.toBe(plain?.width)
})

function measureAt(coordinates: Record<string, number>, on: string[] = []) {
  return measureName(
    {
      kind: 'measure',
      text: '1 111.10',
      lang: 'en',
      dir: 'ltr',
      isStill: true,
      on,
      cuts: [{ master: MASTERS.variable, weight: 400, slope: 'upright', coordinates }],
      interfaceFont: MASTERS.interface,
    },
    (path) => readFile(path),
  )
}
