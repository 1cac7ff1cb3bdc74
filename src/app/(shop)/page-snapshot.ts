import { cache } from 'react'
import {
  catalogueSnapshot,
  type CatalogueSnapshot,
} from '@/operations/site/page-cache/refresh-pages'
import type { SiteFrame } from '@/domain/site/frame/site-frame'
import { openShop } from './open-shop'

/** The same for everything that is rendered for one page: its layouts show what its cache tag says. */
export const pageSnapshot = cache(async (): Promise<CatalogueSnapshot> =>
  catalogueSnapshot(await openShop()),
)

export async function readFrame(): Promise<SiteFrame> {
  return (await pageSnapshot()).frame
}
