import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Shape } from '@/domain/catalogue/typeface-view'
import type { Modules } from '@/domain/catalogue/wall/choose-shape'
import { layWall, type PlacedField } from '@/domain/catalogue/wall/lay-wall'

type Field = { name: number; shape: Shape }
type Placed = PlacedField<Field>

const shapes = fc.constantFrom<Shape>('belt', 'mast', 'page', 'table', 'field')
const lists = fc
  .array(shapes, { minLength: 1, maxLength: 40 })
  .map((all) => all.map((shape, name): Field => ({ name, shape })))

const WALLS = fc
  .sample(fc.tuple(lists, fc.constantFrom<Modules>(24, 8)), { seed: 6, numRuns: 5000 })
  .map(([fields, modules]) => ({ fields, modules, wall: layWall(fields, modules) }))

/** How many fields cover each module, row by row. */
function coverOf(wall: Placed[], width: Modules): number[] {
  const height = Math.max(...wall.map(({ y, height }) => y + height))
  const cover = Array.from({ length: width * height }, () => 0)
  for (const { x, y, width: wide, height: high } of wall)
    for (let row = y; row < y + high; row++)
      for (let column = x; column < x + wide; column++) {
        const cell = row * width + column
        cover[cell] = (cover[cell] ?? 0) + 1
      }
  return cover
}

test('every module of the wall belongs to one field, whatever the list', () => {
  const torn = WALLS.filter(({ wall, modules }) =>
    coverOf(wall, modules).some((count) => count !== 1),
  )
  expect(torn).toEqual([])
})

test('every field of the list is on the wall once', () => {
  const odd = WALLS.filter(({ fields, wall }) => {
    const names = new Set(wall.map(({ field }) => field.name))
    return wall.length !== fields.length || names.size !== fields.length
  })
  expect(odd).toEqual([])
})

test('no field is below 2 × 2 modules or above 12 high', () => {
  const fields = WALLS.flatMap(({ wall }) => wall)
  const isOdd = ({ width, height }: Placed) => width < 2 || height < 2 || height > 12
  expect(fields.filter(isOdd)).toEqual([])
})

test('a belt takes the whole line', () => {
  const cut = WALLS.flatMap(({ wall, modules }) =>
    wall.filter(({ field, width }) => field.shape === 'belt' && width !== modules),
  )
  expect(cut).toEqual([])
})

test('fields are returned as they are read: band after band, column after column', () => {
  const isReadAfter = (after: Placed, before: Placed) =>
    after.y >= before.y + before.height || after.x >= before.x + before.width
  const astray = WALLS.flatMap(({ wall }) =>
    wall.filter((field, index) => index > 0 && !isReadAfter(field, wall[index - 1] as Placed)),
  )
  expect(astray).toEqual([])
})

test('the twelve families of the demo stand as they are drawn', () => {
  const drawn: Shape[] = ['field', 'belt', 'field', 'table', 'field', 'belt']
  drawn.push('field', 'field', 'page', 'table', 'field', 'mast')
  const fields = drawn.map((shape, name) => ({ name, shape }))
  const lines = layWall(fields, 24).map(({ field, x, y, width, height }) => {
    return `${field.name} ${field.shape} ${width} × ${height} at ${x}, ${y}`
  })
  expect(lines).toEqual([
    '0 field 8 × 6 at 0, 0',
    '2 field 7 × 6 at 8, 0',
    '3 table 9 × 6 at 15, 0',
    '1 belt 24 × 5 at 0, 6',
    '4 field 8 × 6 at 0, 11',
    '6 field 8 × 5 at 0, 17',
    '8 page 7 × 11 at 8, 11',
    '7 field 9 × 6 at 15, 11',
    '9 table 9 × 5 at 15, 17',
    '5 belt 24 × 5 at 0, 22',
    '10 field 21 × 9 at 0, 27',
    '11 mast 3 × 9 at 21, 27',
  ])
})

test('a mast alone lies down; beside others it keeps its width', () => {
  const mast = (name: number): Field => ({ name, shape: 'mast' })
  expect(layWall([mast(0)], 24)).toEqual([{ field: mast(0), x: 0, y: 0, width: 24, height: 5 }])

  const list: Field[] = [{ name: 0, shape: 'page' }, mast(1), { name: 2, shape: 'field' }]
  expect(layWall(list, 24).map(({ width }) => width)).toEqual([11, 3, 10])
})
