import type { ReactNode } from 'react'
import { PageSlide } from '@/storefront/shell/navigation/page-slide'

/** A template is new for every page, as a layout is not: what comes and goes can move. */
export default function SheetTemplate({ children }: { children: ReactNode }) {
  return <PageSlide>{children}</PageSlide>
}
