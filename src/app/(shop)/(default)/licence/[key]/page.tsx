import { headers } from 'next/headers'
import { privatePage } from '@/app/(shop)/canonical-address'
import { openShop } from '@/app/(shop)/open-shop'
import { checkLicence } from '@/operations/buyers/check-licence'
import { shopOrigin } from '@/operations/shop-origin'
import { CheckPage, facesOfCheck } from '@/storefront/buyers/check-licence-page'
import { DemoNotice } from '@/storefront/shell/frame/demo-notice'
import '@/storefront/styles/pages/selling.css'
import '@/storefront/styles/pages/buyers.css'

export const metadata = privatePage('Check a licence')

export default async function Licence({ params }: { params: Promise<{ key: string }> }) {
  const { key } = await params
  const shop = await openShop()
  const licence = await checkLicence(shop, { key, origin: shopOrigin(await headers()) })
  const { check, reason, zone, demo, held, whole } = licence
  return (
    <>
      {demo && <DemoNotice />}
      <CheckPage licenceKey={key} {...{ check, reason, zone, whole }} faces={facesOfCheck(held)} />
    </>
  )
}
