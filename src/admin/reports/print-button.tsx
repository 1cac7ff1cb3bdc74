'use client'

import type { ReactNode } from 'react'
import { QuietButton } from '../quiet-button'

export function PrintButton({ children }: { children: ReactNode }) {
  return <QuietButton onClick={() => window.print()}>{children}</QuietButton>
}
