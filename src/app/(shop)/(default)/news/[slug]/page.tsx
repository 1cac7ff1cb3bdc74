import type { Metadata } from 'next'
import { showStory, storyMetadata, storySlugs } from '../../story-routes'
import '@/storefront/styles/pages/reading.css'
import '@/storefront/styles/pages/typeface.css'
import '@/storefront/styles/pages/stories.css'

type Props = { params: Promise<{ slug: string }> }

export function generateStaticParams() {
  return storySlugs('news')
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return storyMetadata('news', params)
}

export default function Story({ params }: Props) {
  return showStory('news', params)
}
