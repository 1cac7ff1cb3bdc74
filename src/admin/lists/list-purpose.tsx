'use client'

import { useDocumentInfo, ViewDescription } from '@payloadcms/ui'
import type { ViewDescriptionClientProps } from 'payload'

/** What a collection is for, above its list alone: Payload would say it on the page of every document too. */
export function ListPurpose({ description }: ViewDescriptionClientProps) {
  const { collectionSlug } = useDocumentInfo()
  return collectionSlug === undefined ? <ViewDescription description={description} /> : null
}
