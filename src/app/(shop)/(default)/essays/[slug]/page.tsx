import type { Metadata } from 'next'
import { showStory, storyMetadata, storySlugs } from '../../story-routes'
import '@/storefront/styles/pages/reading.css'
import '@/storefront/styles/pages/typeface.css'
import '@/storefront/styles/pages/stories.css'

type Props = { params: Promise<{ slug: string }> }

export function generateStaticParams() {
  return storySlugs('essay')
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return storyMetadata('essay', params)
}

export default function Story({ params }: Props) {
  return showStory('essay', params)
}
