import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { findPage, listPageSlugs, sectionsOf } from '@/operations/site/pages/find-page'
import { typesetReadingPage } from '@/operations/site/pages/typeset-reading-page'
import { tagPage } from '@/app/(shop)/tag-page'
import { openShop } from '@/app/(shop)/open-shop'
import { PageText } from '../page-text'
import { FoundryPage } from '@/storefront/shell/reading/foundry-page'

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
  const sections = sectionsOf(page).map(({ id, title, body }) => ({
    id,
    title,
    body: <PageText data={body} />,
  }))
  const setIn = await typesetReadingPage(shop, page.title)
  return <FoundryPage title={page.title} lead={page.lead} sections={sections} setIn={setIn} />
}
