import type { Metadata } from 'next'
import { listMetadata, showList } from '../story-routes'
import '@/storefront/styles/pages/stories.css'

export function generateMetadata(): Metadata {
  return listMetadata('essay')
}

export default function Essays() {
  return showList('essay')
}
