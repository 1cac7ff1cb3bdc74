import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { NotFoundPage } from '@/storefront/shell/failures/not-found-page'

type Props = { params: Promise<{ kind: string }> }

export const metadata: Metadata = { title: 'Page Not Found', robots: { index: false } }

/** Reached through the proxy alone, which answers 404 and passes the requested path on. */
export default async function Missing({ params }: Props) {
  const { kind } = await params
  const path = (await headers()).get('x-missing-path') ?? '/'
  return <NotFoundPage kind={kind === 'route' ? 'route' : 'page'} path={path} />
}
