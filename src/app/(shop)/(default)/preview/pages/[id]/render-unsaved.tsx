'use server'

import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { openShop } from '@/app/(shop)/open-shop'
import { pageOfBlocks } from '@/app/(shop)/(default)/page-of-blocks'
import { previewUnsavedPage } from '@/operations/site/pages/find-page'
import { mayPreview } from '@/operations/staff/may-enter'

/** The page as it stands in the form, for staff alone; null where it cannot be rendered like that. */
export async function renderUnsaved(
  id: string,
  unsaved: Record<string, unknown>,
): Promise<ReactNode> {
  const shop = await openShop()
  if (!(await mayPreview(shop, { headers: await headers(), collection: 'pages' }))) return null
  try {
    const page = await previewUnsavedPage(shop, id, unsaved)
    return page && (await pageOfBlocks(shop, page, { isPreview: true }))
  } catch (error) {
    shop.logger.debug({ msg: 'A page that is being typed could not be shown yet.', err: error })
    return null
  }
}
