import type { Metadata } from 'next'
import { listMetadata, showList } from '../story-routes'
import '@/storefront/styles/pages/stories.css'

export function generateMetadata(): Metadata {
  return listMetadata('news')
}

export default function News() {
  return showList('news')
}
