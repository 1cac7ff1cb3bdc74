import config from '@payload-config'
import { getNextRequestI18n } from '@payloadcms/next/utilities'
import { generatePageMetadata } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { openShop } from '@/app/(shop)/open-shop'
import { say } from '@/domain/staff/german/in-german'
import { catalogueSnapshot } from '@/operations/site/page-cache/refresh-pages'

type Props = Omit<Parameters<typeof generatePageMetadata>[0], 'config'>

/** What Payload says of a page of the admin, our own pages in the reader's language too, under the foundry's own icon. */
export async function adminMetadata(props: Props): Promise<Metadata> {
  const desk = await config
  const [metadata, { frame }, { language }] = await Promise.all([
    generatePageMetadata({ config, ...props }),
    openShop().then(catalogueSnapshot),
    getNextRequestI18n({ config: desk }),
  ])
  const suffix = desk.admin.meta.titleSuffix ?? ''
  const title = String(metadata.title ?? '')
    .replace(suffix, '')
    .trim()
  return { ...metadata, title: say(language, title) + suffix, icons: { icon: frame.icon } }
}
