import { afterAll, expect, test } from 'vitest'
import { openShop } from '../../support/shop/open-shop'

const shop = await openShop()
const { payload } = shop
afterAll(() => shop.close())

function textWith(url: string) {
  const link = {
    type: 'link',
    version: 3,
    fields: { linkType: 'custom', newTab: false, url },
    children: [{ type: 'text', text: 'a link', version: 1 }],
  }
  const paragraph = { type: 'paragraph', version: 1, children: [link] }
  return {
    root: {
      type: 'root',
      version: 1,
      direction: null,
      format: '',
      indent: 0,
      children: [paragraph],
    },
  }
}

test.each(['data:text/html,x', 'vbscript:x', 'javascript:x'])(
  'a page with a link to %s is refused, and nothing of it is stored',
  async (url) => {
    const saving = payload.create({
      collection: 'pages',
      data: {
        title: 'Links',
        slug: 'links',
        content: textWith(url) as never,
        _status: 'published',
      },
      overrideAccess: true,
    })
    await expect(saving).rejects.toMatchObject({ data: { errors: [{ path: 'content' }] } })

    const where = { slug: { equals: 'links' } }
    expect(
      (await payload.count({ collection: 'pages', where, overrideAccess: true })).totalDocs,
    ).toBe(0)
  },
)

test('a redirect leads to a page, not to a script', async () => {
  const saving = payload.create({
    collection: 'redirects',
    data: { from: '/old', type: '308', to: { type: 'custom', url: 'javascript:alert(1)' } },
    overrideAccess: true,
  })

  await expect(saving).rejects.toMatchObject({ data: { errors: [{ path: 'to.url' }] } })
})

test('marks that turn the text around them are taken out of a name', async () => {
  const { name } = await payload.create({
    collection: 'typefaces',
    data: {
      name: '\u202eSerif\u2066 Fount\u200f',
      slug: 'turned',
      category: 'serif',
      trialPolicy: 'none',
      _status: 'draft',
    },
    overrideAccess: true,
  })

  expect(name).toBe('Serif Fount')
})
