import type { Payload } from 'payload'
import type { TypefaceView } from '@/domain/catalogue/typeface-view'
import { findTypefaceView } from './find-typeface'

/** Each once; a typeface that is not published any more is left out. */
export async function findTypefaceViews(
  payload: Payload,
  slugs: string[],
): Promise<TypefaceView[]> {
  const views = await Promise.all(
    [...new Set(slugs)].map((slug) => findTypefaceView(payload, slug)),
  )
  return views.filter((view) => view !== null)
}
