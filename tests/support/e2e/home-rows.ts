import type { Page } from '@playwright/test'
import { measureInk, type Box, type InkEdges } from './ink/measure-ink'

export type Row = { name: string; height: number; column: Box }

/** The rows of home: their heights, and the columns their names have to fill. */
export function readRows(page: Page): Promise<Row[]> {
  return page.getByRole('article').evaluateAll((rows) =>
    rows.map((row) => {
      const line = row.querySelector('.line') ?? row
      const { x, y, width, height } = line.getBoundingClientRect()
      return {
        name: row.querySelector('h2')?.textContent ?? '',
        height: row.getBoundingClientRect().height,
        column: { x, y: y + scrollY, width, height },
      }
    }),
  )
}

export type Misfit = { name: string } & InkEdges

/** A pixel, and what lies between two of them: no column begins at a whole one. */
const ALLOWED = 1.2

/** The names whose ink ends more than a pixel away from one of the column's edges. */
export async function findMisfits(page: Page): Promise<Misfit[]> {
  const rows = await readRows(page)
  const picture = await page.screenshot({ fullPage: true, scale: 'css' })
  const edges = await measureInk(
    page.context(),
    picture,
    rows.map(({ column }) => column),
  )
  const measured = rows.map(({ name }, place) => ({
    name,
    left: edges[place]?.left ?? NaN,
    right: edges[place]?.right ?? NaN,
  }))
  return measured.filter((misfit) => !isAtMargins(misfit))
}

export function isAtMargins({ left, right }: InkEdges): boolean {
  return Math.max(Math.abs(left), Math.abs(right)) <= ALLOWED
}
