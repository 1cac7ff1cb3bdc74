import type { Payload } from 'payload'
import { readShop } from '../../shop-records'

export type MediaUse = { title: string; path: string }

const PICTURES = ['logo', 'favicon', 'sharingPicture'] as const

/** Where a picture stands: in texts of pages, as staff last saved them, and in the shop's own settings. */
export async function findUsesOfMedia(payload: Payload, id: string): Promise<MediaUse[]> {
  const [pages, shop] = await Promise.all([
    payload.find({
      collection: 'pages',
      draft: true,
      depth: 0,
      limit: 1000,
      pagination: false,
      select: { title: true, content: true, blocks: true },
      overrideAccess: true,
    }),
    readShop(payload),
  ])
  const inShop = PICTURES.some((name) => shop[name] === id)
  return [
    ...pages.docs
      .filter(({ content, blocks }) => JSON.stringify([content, blocks]).includes(`"${id}"`))
      .map((page) => ({ title: page.title, path: `/admin/collections/pages/${page.id}` })),
    ...(inShop ? [{ title: 'Shop', path: '/admin/globals/shop' }] : []),
  ]
}
