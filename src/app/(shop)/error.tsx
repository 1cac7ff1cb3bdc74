'use client'

import { FaultPage } from '@/storefront/shell/fault-page'
import { SiteBar } from '@/storefront/shell/site-bar'

type Props = { error: Error & { digest?: string } }

export default function ShopError({ error }: Props) {
  return <FaultPage error={error} bar={<SiteBar />} />
}
