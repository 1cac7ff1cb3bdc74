import type { TypefaceContent } from '@/domain/catalogue/pages/hash-pages'
import { namedTypefaces } from '@/domain/site/blocks/named-typefaces'

type Shown = { typefaces: TypefaceContent[] }

/** What the blocks of a page show of the shop beside what staff wrote into them. */
export function contentOfBlocks(blocks: unknown, { typefaces }: Shown): unknown {
  const named = namedTypefaces(blocks)
  return typefaces.filter(({ id }) => named.includes(id))
}
