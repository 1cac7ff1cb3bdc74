import { ShopError } from '@/domain/shop-error'
import { env } from '@/env'
import { runFontJob } from '@/fonts/run-font-job'
import { defaultPositionOf, masterPath } from '../measure-line'
import { FontDraft } from '../font-store'
import type { MasteredStyle } from '../merge-facts'

/** Why one of these styles gives no menu preview of a name, in a sentence for staff; null: each gives one. Nothing is kept. */
export async function tryName(text: string, styles: MasteredStyle[]): Promise<string | null> {
  for (const style of styles) {
    await using draft = await FontDraft.make('woff2')
    try {
      await runFontJob({
        kind: 'derive',
        recipe: 'menu',
        master: masterPath(style),
        out: draft.path,
        text,
        coordinates: defaultPositionOf(style),
        brotliQuality: env.brotliQuality,
      })
    } catch (error) {
      if (error instanceof ShopError) return error.message
      throw error
    }
  }
  return null
}
