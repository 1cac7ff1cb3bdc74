import type { Payload } from 'payload'
import { chooseNameStyles } from '@/domain/catalogue/styles/choose-styles'
import { lacksOf } from '@/domain/catalogue/typefaces-to-publish'
import type { NewPrice } from '@/domain/pricing/style-prices'
import { ShopError } from '@/domain/shop-error'
import { env } from '@/env'
import { runFontJob } from '@/fonts/run-font-job'
import type { Style, Typeface } from '@/payload-types'
import { nameInItself } from '../../fonts/check-letters'
import { FontDraft } from '../../fonts/font-store'
import { defaultPositionOf, masterPath } from '../../fonts/measure-line'
import type { MasteredStyle } from '../../fonts/merge-facts'
import { idOf } from '../../id-of'
import {
  findChildrenOf,
  findFilesOfStyles,
  findParentOf,
  findStylesOfTypefaces,
  isInBundle,
  type PreparedFile,
} from '../../records/typefaces'

type Wish = Pick<Typeface, 'name' | 'menuText' | 'price' | 'prices' | 'parent'> & {
  id: string | null
  /** Of its styles, saved in the same go. */
  newPrices: NewPrice[]
}

/** Why a typeface, as it would be after a save, is nothing to show visitors; none: it may be published. */
export async function findLacks(payload: Payload, wish: Wish): Promise<string[]> {
  const { id, name } = wish
  const children = id === null ? [] : await findChildrenOf(payload, id)
  const families = [...(id === null ? [] : [id]), ...children.map((child) => child.id)]
  const styles = await findStylesOfTypefaces(payload, families)
  const own = styles.filter(({ typeface }) => idOf(typeface) === id)
  const files = await findFilesOfStyles(
    payload,
    own.map((style) => style.id),
  )
  const unfinished = own.filter((style) => !hasFiles(style, files))
  const finished = own.filter((style) => !unfinished.includes(style)) as MasteredStyle[]
  return lacksOf({
    name,
    styleCount: styles.length,
    unfinished: unfinished.map((style) => style.name),
    failure: await failureOf(wish, { finished, files }),
    isPriced: await isPriced(payload, { wish, styles, families: [wish, ...children] }),
  })
}

/** A master and all that is delivered and shown of it come together, or none of it. */
function hasFiles({ id, master }: Style, files: PreparedFile[]): boolean {
  const formats = files
    .filter((file) => idOf(file.style) === id && file.master === master && !file.isMenuPreview)
    .map(({ format }) => format)
  return Boolean(master) && formats.includes('WOFF2') && formats.includes('PVW')
}

/** Where an earlier preparation left a style without its menu preview it is tried once more, for the name may be another by now. */
async function failureOf(
  wish: Wish,
  { finished, files }: { finished: MasteredStyle[]; files: PreparedFile[] },
): Promise<string | null> {
  const lacking = chooseNameStyles(finished).filter(
    ({ id, master }) =>
      !files.some(
        (file) => idOf(file.style) === id && file.master === master && file.isMenuPreview,
      ),
  )
  return tryName(nameInItself(wish), lacking)
}

/** Why one of these styles gives no menu preview of a name, in a sentence for staff; null: each gives one. Nothing is kept. */
async function tryName(text: string, styles: MasteredStyle[]): Promise<string | null> {
  for (const style of styles) {
    await using draft = await FontDraft.make('woff2')
    try {
      await runFontJob({
        kind: 'derive',
        recipe: 'menu',
        master: await masterPath(style),
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

type Priced = Pick<Typeface, 'price' | 'prices'>

async function isPriced(
  payload: Payload,
  { wish, styles, families }: { wish: Wish; styles: Style[]; families: Priced[] },
): Promise<boolean> {
  const priced = new Map(wish.newPrices.map(({ id, price }) => [id, price]))
  const now = styles.map((style) => ({
    ...style,
    price: priced.has(style.id) ? priced.get(style.id) : style.price,
  }))
  if ([...families, ...now].some(hasPrice)) return true
  if (wish.parent) {
    const parent = await findParentOf(payload, idOf(wish.parent))
    if (parent && hasPrice(parent)) return true
  }
  return isInBundle(payload, { typeface: wish.id, styles: styles.map(({ id }) => id) })
}

/** 0 is a price: what is given away. */
function hasPrice({ price, prices }: Priced): boolean {
  return price != null || (prices ?? []).length > 0
}
