'use client'

import { use, type ReactNode } from 'react'

const nextTask = new Promise<void>((resolve) => setTimeout(resolve))

/**
 * Within a Suspense that the server gave up, since its children read the address: they are rendered in slices, between which
 * the page answers. React renders them in one go, unless they make it wait for the first time.
 */
export function InSlices({ children }: { children: ReactNode }) {
  use(nextTask)
  return children
}
