import type { Metadata } from 'next'
import { cache } from 'react'
import { canonicalAddress } from '@/app/(shop)/canonical-address'
import { openShop } from '@/app/(shop)/open-shop'
import { parseCompared } from '@/domain/catalogue/comparison/parse-compared'
import { ownValue } from '@/domain/own-value'
import { namesInWords } from '@/domain/words'
import { compareTypefaces } from '@/operations/catalogue/typefaces/compare-typefaces'
import { readPreviewFaces } from '@/operations/catalogue/typefaces/read-faces'
import { isDemo } from '@/operations/orders/payment/configured-payments'
import { MenuFaces } from '@/storefront/catalogue/menu-faces/menu-faces'
import { ComparePage } from '@/storefront/compare/compare-page'
import '@/storefront/styles/pages/explore.css'
import '@/storefront/styles/pages/compare.css'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { comparison, slugs } = await readPage(props)
  const names = comparison.families.map(({ name }) => name)
  const named = slugs && names.length > 0 ? namesInWords(names) : null
  return {
    title: named ? `${named} compared` : 'Compare typefaces',
    description: `${named ?? 'Up to four typefaces'} side by side: the same words, styles, axes, features and prices.`,
    // Every four of a catalogue would be thousands of pages.
    robots: slugs ? { index: false } : undefined,
    ...canonicalAddress('/compare'),
  }
}

export default async function Compare(props: Props) {
  const { comparison, query } = await readPage(props)
  const styles = comparison.families.flatMap(({ regular, heaviest }) => [regular, heaviest])
  return (
    <>
      <MenuFaces faces={await readPreviewFaces(await openShop(), styles)} />
      <ComparePage {...{ comparison, query }} isDemo={isDemo()} />
    </>
  )
}

async function readPage({ searchParams }: Props) {
  const params = await searchParams
  // A form's button sends its own word after the one of the form.
  const one = (key: string) => [ownValue(params, key) ?? []].flat().at(-1)
  const slugs = parseCompared(one('typefaces'), one('add'))
  const features = [params.features ?? []].flat().join()
  const given = ['text', 'sizes', 'vertical'].flatMap((key) => {
    const value = one(key)
    return value === undefined ? [] : [[key, value]]
  })
  if (features) given.push(['features', features])
  const query = new URLSearchParams(given).toString()
  return { slugs, query, comparison: await readComparison(slugs?.join() ?? null) }
}

/** Once for the head of a page and its body. */
const readComparison = cache(async (slugs: string | null) => {
  return compareTypefaces(await openShop(), slugs?.split(',').filter(Boolean) ?? null)
})
