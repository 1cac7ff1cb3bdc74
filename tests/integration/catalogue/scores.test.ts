import { afterAll, expect, test } from 'vitest'
import { findTypefaceView, listTypefaceViews } from '@/operations/catalogue/typefaces/find-typeface'
import { prepareTypefaces } from '@/operations/fonts/refresh-typeface'
import { renewOldReleases } from '@/operations/fonts/releases/renew-old-releases'
import type { Typeface } from '@/payload-types'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
const { payload } = shop
const STAFF = { depth: 0, overrideAccess: true } as const
const SLUG = 'young-serif'
afterAll(() => shop.close())

async function findTypeface(): Promise<Typeface> {
  const where = { slug: { equals: SLUG } }
  const { docs } = await payload.find({ collection: 'typefaces', where, ...STAFF })
  if (!docs[0]) throw new Error(`There is no typeface ${SLUG}.`)
  return docs[0]
}

async function say(score: Typeface['score']) {
  const { id } = await findTypeface()
  await payload.update({ collection: 'typefaces', id, data: { score }, ...STAFF })
  await prepareTypefaces(payload)
}

async function kindsShown() {
  return (await findTypefaceView(payload, SLUG))?.score.scenes.map(({ kind }) => kind)
}

test('a typeface that nobody said anything about has a page of scenes, and no other page carries them', async () => {
  const view = await findTypefaceView(payload, SLUG)
  const [listed] = (await listTypefaceViews(payload)).filter(({ slug }) => slug === SLUG)

  expect(view?.score.scenes.length).toBeGreaterThanOrEqual(4)
  expect(listed?.score).toMatchObject({ facts: null, scenes: [] })
})

test('staff take a scene out and put another at a place, with a word of their own', async () => {
  const before = await kindsShown()
  await say([
    { kind: 'towns', do: 'drop' },
    { kind: 'extreme', do: 'pin', at: 2, word: 'Marzipan' },
  ])
  const view = await findTypefaceView(payload, SLUG)
  await say([])

  expect(before).toContain('towns')
  expect(view?.score.scenes.map(({ kind }) => kind)).not.toContain('towns')
  expect(view?.score.scenes[1]).toMatchObject({ kind: 'extreme', desk: { text: 'Marzipan' } })
  expect(await kindsShown()).toEqual(before)
})

test('a scene whose letters the fonts lack cannot be put in, and the form says why', async () => {
  await expect(say([{ kind: 'verse', do: 'pin' }])).rejects.toMatchObject({
    data: {
      errors: [
        {
          path: 'score.0.kind',
          message: 'For verse the fonts need every letter of a Persian poem.',
        },
      ],
    },
  })
})

test('a release that an older shop made gets its scenes when it is renewed', async () => {
  const { id } = await findTypeface()
  const before = await kindsShown()
  const where = { typeface: { equals: id } }
  const { docs } = await payload.find({ collection: 'releases', where, ...STAFF })
  const [release] = docs
  const data = { scoreFacts: null, measure: { ...(release?.measure as object), measuredIn: 5 } }
  await payload.db.updateOne({ collection: 'releases', where, data })
  const without = await kindsShown()
  await renewOldReleases(payload)

  expect(without).toEqual([])
  expect(await kindsShown()).toEqual(before)
})
