import type { Payload } from 'payload'
import { filesNamedIn } from '@/domain/catalogue/specimens/specimens'
import { readShop } from '../../shop-records'

export type MediaUse = { title: string; path: string }

const NEWEST = {
  draft: true,
  depth: 0,
  limit: 1000,
  pagination: false,
  overrideAccess: true,
} as const

const PICTURES = ['logo', 'favicon', 'sharingPicture'] as const

/** Where a picture stands: on pages and typefaces, as staff last saved them, and in the shop's own settings. */
export async function findUsesOfMedia(payload: Payload, id: string): Promise<MediaUse[]> {
  const [pages, typefaces, shop] = await Promise.all([
    payload.find({
      collection: 'pages',
      ...NEWEST,
      select: { title: true, content: true, blocks: true },
    }),
    payload.find({
      collection: 'typefaces',
      ...NEWEST,
      select: { name: true, specimens: true, inUse: true },
    }),
    readShop(payload),
  ])
  const inShop = PICTURES.some((name) => shop[name] === id)
  return [
    ...pages.docs
      .filter(({ content, blocks }) => JSON.stringify([content, blocks]).includes(`"${id}"`))
      .map((page) => ({ title: page.title, path: `/admin/collections/pages/${page.id}` })),
    ...typefaces.docs
      .filter((typeface) => filesNamedIn([typeface]).includes(id))
      .map(({ id: of, name }) => ({ title: name, path: `/admin/collections/typefaces/${of}` })),
    ...(inShop ? [{ title: 'Shop', path: '/admin/globals/shop' }] : []),
  ]
}
