import config from '@payload-config'
import { generatePageMetadata } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { openShop } from '@/app/(shop)/open-shop'
import { catalogueSnapshot } from '@/operations/site/page-cache/refresh-pages'

type Props = Omit<Parameters<typeof generatePageMetadata>[0], 'config'>

/** What Payload says of a page of the admin, under the foundry's own icon. */
export async function adminMetadata(props: Props): Promise<Metadata> {
  const [metadata, { frame }] = await Promise.all([
    generatePageMetadata({ config, ...props }),
    openShop().then(catalogueSnapshot),
  ])
  return { ...metadata, icons: { icon: frame.icon } }
}
