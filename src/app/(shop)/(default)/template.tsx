import type { ReactNode } from 'react'
import { PageSlide } from '@/storefront/shell/navigation/page-slide'

/** A template is new for every page, as a layout is not: a page that enters or leaves can move. */
export default function DefaultTemplate({ children }: { children: ReactNode }) {
  return <PageSlide>{children}</PageSlide>
}
