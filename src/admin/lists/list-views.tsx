'use client'

import { useDocumentInfo, ViewDescription } from '@payloadcms/ui'
import type { DefaultCellComponentProps, ViewDescriptionClientProps } from 'payload'
import { useSay } from '../use-say'

/** What a collection is for, above its list alone: Payload would say it on the page of every document too. */
export function ListPurpose({ description }: ViewDescriptionClientProps) {
  const { collectionSlug } = useDocumentInfo()
  return collectionSlug === undefined ? <ViewDescription description={description} /> : null
}

/** In the list of saved views: who finds this one there. */
export function SharedCell({ cellData }: DefaultCellComponentProps) {
  const say = useSay()
  return <>{cellData ? say('All who sell') : say('Only its maker')}</>
}
