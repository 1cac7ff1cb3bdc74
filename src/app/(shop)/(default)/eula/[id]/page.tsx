import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { findEula } from '@/operations/catalogue/eula-records'
import { typesetReadingPage } from '@/operations/site/pages/typeset-reading-page'
import { tagPage } from '@/app/(shop)/tag-page'
import { openShop } from '@/app/(shop)/open-shop'
import { EulaPage } from '@/storefront/shell/reading/eula-page'

type Props = { params: Promise<{ id: string }> }

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const eula = await findEula(await openShop(), (await params).id)
  return { title: eula ? `${eula.title} ${eula.version}` : 'Page Not Found' }
}

export default async function Eula({ params }: Props) {
  const { id } = await params
  await tagPage(`/eula/${id}`)
  const shop = await openShop()
  const eula = await findEula(shop, id)
  if (!eula) notFound()
  return (
    <EulaPage
      title={eula.title}
      version={eula.version}
      effectiveFrom={eula.effectiveFrom}
      sections={eula.sections}
      setIn={await typesetReadingPage(shop, eula.title)}
    />
  )
}
