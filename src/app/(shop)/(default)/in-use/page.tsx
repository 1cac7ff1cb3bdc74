import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { canonicalAddress } from '@/app/(shop)/canonical-address'
import { openShop } from '@/app/(shop)/open-shop'
import { tagPage } from '@/app/(shop)/tag-page'
import { USES } from '@/domain/site/uses/use'
import { isDemo } from '@/operations/orders/payment/configured-payments'
import { listUses } from '@/operations/records/site/uses'
import { readUsesPage } from '@/operations/site/uses/find-uses'
import { UsesPage } from '@/storefront/uses/uses-page'
import '@/storefront/styles/pages/uses.css'

export function generateMetadata(): Metadata {
  return { title: USES.title, ...canonicalAddress(USES.path) }
}

export default async function InUse() {
  await tagPage(USES.path)
  const shop = await openShop()
  const uses = await listUses(shop)
  if (uses.length === 0) notFound()
  return <UsesPage {...await readUsesPage(shop, { uses })} isDemo={isDemo()} />
}
