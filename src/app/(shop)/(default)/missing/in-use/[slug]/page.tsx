import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { canonicalAddress } from '@/app/(shop)/canonical-address'
import { openShop } from '@/app/(shop)/open-shop'
import { USES } from '@/domain/site/uses/use'
import { isDemo } from '@/operations/orders/payment/configured-payments'
import { listUses } from '@/operations/records/site/uses'
import { readUsesPage } from '@/operations/site/uses/find-uses'
import { UsesPage } from '@/storefront/uses/uses-page'
import '@/storefront/styles/pages/uses.css'

type Props = { params: Promise<{ slug: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { chosen } = await readPage((await params).slug)
  const title = chosen ? `${chosen.name} in use` : USES.title
  return { title, robots: { index: false }, ...canonicalAddress(USES.path) }
}

/** `/in-use?typeface={slug}`, reached through the proxy alone: the cached page knows no query. */
export default async function InUseOf({ params }: Props) {
  const page = await readPage((await params).slug)
  if (page.count === 0) notFound()
  return <UsesPage {...page} isDemo={isDemo()} />
}

/** Once for the head of a page and its body. */
const readPage = cache(async (slug: string) => {
  const shop = await openShop()
  return readUsesPage(shop, { uses: await listUses(shop), slug })
})
