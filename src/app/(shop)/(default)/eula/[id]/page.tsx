import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { findEulaNamed } from '@/operations/records/eulas'
import { tagPage } from '@/app/(shop)/tag-page'
import { openShop } from '@/app/(shop)/open-shop'
import { eulaMetadata, EulaText } from '../eula-text'
import '@/storefront/styles/pages/reading.css'

type Props = { params: Promise<{ id: string }> }

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params
  return eulaMetadata(await findEulaNamed(await openShop(), id), id)
}

/** `/eula/desktop` is today's text of a licence type, `/eula/{id}` one version for ever. */
export default async function Eula({ params }: Props) {
  const { id } = await params
  await tagPage(`/eula/${id}`)
  const shop = await openShop()
  const eula = await findEulaNamed(shop, id)
  if (!eula) notFound()
  return <EulaText shop={shop} eula={eula} />
}
