'use client'

import { useState } from 'react'
import { FailedPage } from '@/storefront/shell/failures/error-page'

/** For an error in what every page has. It stands alone, for even the header may be what failed; the page's styles are still there. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  const [attributes] = useState(rootAttributes)
  return (
    <html lang="en" {...attributes}>
      <body>
        <FailedPage error={error} />
      </body>
    </html>
  )
}

/** React clears the html element; the theme that was chosen and the name of the shop stay. */
function rootAttributes() {
  if (typeof document === 'undefined') return {}
  const { className, dataset } = document.documentElement
  return { className, 'data-theme': dataset.theme, 'data-shop': dataset.shop }
}
