import { RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { adminMetadata } from '../../admin-metadata'
import { deskConfig } from '../../desk-config'
import { importMap } from '../importMap'

type Props = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return adminMetadata({ params, searchParams })
}

export default function AdminPage({ params, searchParams }: Props) {
  return RootPage({ config: deskConfig(), importMap, params, searchParams })
}
