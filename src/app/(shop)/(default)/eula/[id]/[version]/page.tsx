import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { findEulaVersion } from '@/operations/records/eulas'
import { tagPage } from '@/app/(shop)/tag-page'
import { openShop } from '@/app/(shop)/open-shop'
import { eulaMetadata, EulaText } from '../../eula-text'
import '@/storefront/styles/pages/reading.css'

type Props = { params: Promise<{ id: string; version: string }> }

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return eulaMetadata(await findNamed(await params))
}

/** `/eula/desktop/2`: that version, also when there is a newer one. */
export default async function EulaVersion({ params }: Props) {
  const eula = await findNamed(await params)
  if (!eula) notFound()
  await tagPage(`/eula/${eula.id}`)
  return <EulaText shop={await openShop()} eula={eula} />
}

async function findNamed({ id: type, version }: Awaited<Props['params']>) {
  return findEulaVersion(await openShop(), { type, version: decodeURIComponent(version) })
}
