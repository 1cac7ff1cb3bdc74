import { afterAll, expect, test } from 'vitest'
import { readWholeFamilies } from '@/operations/orders/licences/read-whole-families'
import type { Style } from '@/payload-types'
import { openShop } from '../../../support/shop/open-shop'

const shop = await openShop()
const { payload } = shop
afterAll(() => shop.close())

const held = await sixStylesOf('instrument-serif')

test('styles that are all of their typeface are named as a whole, fewer one by one', async () => {
  const five = held.slice(0, 5)
  const { namesOf, wholeOf } = await readWholeFamilies(payload, [held, five])

  expect([namesOf(held), wholeOf(held)]).toEqual([['All 6 styles'], 'All 6 styles'])
  expect([namesOf(five), wholeOf(five)]).toEqual([five.map(({ name }) => name), null])
})

test('what is not sold any more is named one by one', async () => {
  const gone = held.map((style, at) => ({ ...style, id: `gone-${at}` }))
  const { namesOf } = await readWholeFamilies(payload, [gone])

  expect(namesOf(gone)).toEqual(held.map(({ name }) => name))
})

/** Its own, and copies of the first under other names. */
async function sixStylesOf(slug: string) {
  const where = { 'typeface.slug': { equals: slug } }
  const { docs: own } = await payload.find({ collection: 'styles', where, depth: 0 })
  const names = ['Thin', 'Light', 'Bold', 'Black'].slice(0, 6 - own.length)
  const made = await Promise.all(
    names.map((name) => {
      const { id: _id, ...first } = own[0] as Style
      return payload.db.create({ collection: 'styles', data: { ...first, name } })
    }),
  )
  return [...own, ...made].map(({ id, name }) => ({
    id: String(id),
    name: String(name),
    typeface: 'Instrument Serif',
  }))
}
