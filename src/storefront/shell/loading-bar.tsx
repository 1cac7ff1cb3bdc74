'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { finishLoading } from './loading-progress'

/** The page-loading bar: links start it, a new address ends it. */
export function LoadingBar() {
  const pathname = usePathname()
  useEffect(() => finishLoading(), [pathname])
  return null
}
