import { afterAll, expect, test, vi } from 'vitest'
import { ensureOwnName } from '@/operations/fonts/check-letters'
import { prepareTypefaces } from '@/operations/fonts/refresh-typeface'
import type { Typeface } from '@/payload-types'
import { openShop, WAITING } from '../../support/shop/open-shop'

const shop = await openShop()
const { payload } = shop
afterAll(() => shop.close())

const STAFF = { overrideAccess: true, depth: 0 } as const
const CURE = 'On the tab Words, write its name in itself in letters that it has.'
const LACKS = `This font lacks letters of “漢字”. ${CURE}`

async function typefaceOf(slug: string): Promise<Typeface> {
  const { docs } = await payload.find({
    collection: 'typefaces',
    where: { slug: { equals: slug } },
    ...STAFF,
  })
  if (!docs[0]) throw new Error(`There is no typeface ${slug}.`)
  return docs[0]
}

async function rename(slug: string, menuText: string) {
  const { id } = await typefaceOf(slug)
  return payload.update({ collection: 'typefaces', id, data: { menuText }, ...STAFF })
}

/** What the pages set the name by. */
async function measureOf(slug: string): Promise<{ text?: string } | undefined> {
  const { id } = await typefaceOf(slug)
  const { docs } = await payload.find({
    collection: 'releases',
    where: { and: [{ typeface: { equals: id } }, { current: { not_equals: false } }] },
    ...STAFF,
  })
  return docs[0]?.measure as { text?: string } | undefined
}

async function preparedName(slug: string): Promise<unknown> {
  return (await measureOf(slug))?.text
}

async function setRow(slug: string, data: Partial<Typeface>) {
  const { id } = await typefaceOf(slug)
  await payload.db.updateOne({ collection: 'typefaces', where: { id: { equals: id } }, data })
}

test('a name that is measured again as it was is kept as it was', async () => {
  const before = await measureOf('young-serif')
  await rename('young-serif', '')
  await prepareTypefaces(payload)

  expect(before).toHaveProperty('text')
  expect(await measureOf('young-serif')).toEqual(before)
})

test('a name that its masters cannot write is refused before anything is written', async () => {
  const before = await typefaceOf('young-serif')
  await expect(rename('young-serif', '漢字')).rejects.toMatchObject({
    status: 400,
    data: { errors: [{ path: 'menuText', message: LACKS }] },
  })
  expect(await typefaceOf('young-serif')).toEqual(before)
})

test('a draft may have such a name until it is published', async () => {
  const { id } = await typefaceOf('young-serif')
  const data = { menuText: '漢字' }
  await payload.update({ collection: 'typefaces', id, data, draft: true, ...STAFF })

  const publish = { collection: 'typefaces', id, data: { _status: 'published' }, ...STAFF } as const
  await expect(payload.update(publish)).rejects.toMatchObject({ status: 400 })
  await payload.update({ ...publish, data: { ...publish.data, menuText: '' } })
})

test.each([
  ['its own words', { menuText: '漢字' }, { menuText: 'Young' }, 'Young'],
  ['words that the fonts lack too', { menuText: '漢字' }, { menuText: '漢' }, '漢'],
  ['a name that they can set', { menuText: '', name: '漢字' }, { name: 'Young Serif' }, ''],
  ['nothing else', { menuText: '漢字' }, { menuText: '漢字' }, 'YoungSerif'],
])(
  'new fonts rename what visitors read, and of a draft only what says the same: %s',
  async (_, published, draft, after) => {
    const { id, name } = await typefaceOf('young-serif')
    await setRow('young-serif', published)
    const data = { menuText: '', ...draft }
    await payload.update({ collection: 'typefaces', id, data, draft: true, ...STAFF })
    await ensureOwnName(payload, id)
    const edited = await payload.findByID({ collection: 'typefaces', id, draft: true, ...STAFF })
    const read = await typefaceOf('young-serif')
    const whole = { name, menuText: '', _status: 'published' } as const
    await payload.update({ collection: 'typefaces', id, data: whole, ...STAFF })

    expect([read.menuText, edited.menuText]).toEqual(['YoungSerif', after])
  },
)

test('a save is answered while its name still waits, and the name follows', async () => {
  const saved = await rename('young-serif', 'Young')
  expect(saved).toMatchObject({ menuText: 'Young', preparation: 'waiting' })

  await vi.waitFor(async () => expect(await preparedName('young-serif')).toBe('Young'), {
    ...WAITING,
    timeout: 60_000,
  })
  await vi.waitFor(
    async () => expect(await typefaceOf('young-serif')).toMatchObject({ preparation: null }),
    WAITING,
  )
})

test('what a process left behind is taken up by another', async () => {
  await setRow('young-serif', {
    menuText: 'Serif',
    preparation: 'preparing',
    preparationChangedAt: new Date(Date.now() - 3_600_000).toISOString(),
  })
  await prepareTypefaces(payload)

  expect(await preparedName('young-serif')).toBe('Serif')
  expect(await typefaceOf('young-serif')).toMatchObject({ preparation: null })
})

test('what another process is at is left to it', async () => {
  const preparationChangedAt = new Date().toISOString()
  await setRow('young-serif', { menuText: 'You', preparation: 'preparing', preparationChangedAt })
  await prepareTypefaces(payload)

  expect(await preparedName('young-serif')).toBe('Serif')
  await setRow('young-serif', { preparation: null })
})

test('work that fails refuses no save, and says what is wrong until the next one', async () => {
  const { id } = await typefaceOf('young-serif')
  const { docs } = await payload.find({
    collection: 'styles',
    where: { typeface: { equals: id } },
    ...STAFF,
  })
  const [style] = docs
  const master = style?.master ?? ''
  const setMaster = (sha256: string) =>
    payload.db.updateOne({
      collection: 'styles',
      where: { id: { equals: style?.id } },
      data: { master: sha256 },
    })

  await setMaster('0'.repeat(64))
  await rename('young-serif', 'Young')
  await prepareTypefaces(payload)
  expect(await typefaceOf('young-serif')).toMatchObject({
    menuText: 'Young',
    preparation: 'failed',
    preparationError: expect.stringMatching(/^[A-Z].+\.$/),
  })

  await setMaster(master)
  await rename('young-serif', 'Young')
  await prepareTypefaces(payload)
  expect(await typefaceOf('young-serif')).toMatchObject({
    preparation: null,
    preparationError: null,
  })
})

test('a style that would bring in a master without the letters is refused before it is written', async () => {
  const { id } = await typefaceOf('instrument-serif')
  const { docs: styles } = await payload.find({
    collection: 'styles',
    where: { and: [{ typeface: { equals: id } }, { slope: { equals: 'italic' } }] },
    ...STAFF,
  })
  const italic = styles[0]
  if (!italic) throw new Error('Instrument Serif has no italic.')
  await payload.db.updateOne({
    collection: 'styles',
    where: { id: { equals: italic.id } },
    data: { facts: { ...(italic.facts as object), codepoints: [[0x20, 0x2f]] } },
  })
  const before = await payload.findByID({ collection: 'styles', id: italic.id, ...STAFF })

  await expect(
    payload.update({ collection: 'styles', id: italic.id, data: { slope: 'upright' }, ...STAFF }),
  ).rejects.toMatchObject({
    data: {
      errors: [
        { path: 'slope', message: `This font lacks letters of “Instrument Serif”. ${CURE}` },
      ],
    },
  })
  expect(await payload.findByID({ collection: 'styles', id: italic.id, ...STAFF })).toEqual(before)
  expect((await typefaceOf('instrument-serif')).preparation ?? null).toBe(null)
})
