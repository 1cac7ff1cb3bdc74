import type { ReactNode } from 'react'
import '@/storefront/styles/pages/typeface.css'

/** Of all typefaces one: their stylesheet is fetched ahead once, not with each of them. */
export default function TypefaceLayout({ children }: { children: ReactNode }) {
  return children
}
