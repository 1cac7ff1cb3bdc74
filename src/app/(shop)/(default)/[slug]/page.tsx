import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { findPage, listPageSlugs } from '@/operations/site/pages/find-page'
import { tagPage } from '@/app/(shop)/tag-page'
import { openShop } from '@/app/(shop)/open-shop'
import { pageOfBlocks } from '../page-of-blocks'

type Props = { params: Promise<{ slug: string }> }

export async function generateStaticParams() {
  const slugs = await listPageSlugs(await openShop())
  return slugs.filter((slug) => slug !== 'licences').map((slug) => ({ slug }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await findPage(await openShop(), (await params).slug)
  return page
    ? { title: page.title, description: page.lead ?? undefined }
    : { title: 'Page Not Found' }
}

export default async function Page({ params }: Props) {
  const { slug } = await params
  await tagPage(`/${slug}`)
  const shop = await openShop()
  const page = await findPage(shop, slug)
  if (!page) notFound()
  return pageOfBlocks(shop, page)
}
