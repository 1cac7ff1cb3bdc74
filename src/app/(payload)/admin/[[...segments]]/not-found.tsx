import { NotFoundPage } from '@payloadcms/next/views'
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

export default function AdminNotFound({ params, searchParams }: Props) {
  return NotFoundPage({ config: deskConfig(), importMap, params, searchParams })
}
