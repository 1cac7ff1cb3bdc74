'use client'

import { useState } from 'react'
import { FailedPage } from '@/storefront/shell/failures/failed-page'

type Props = { error: Error & { digest?: string } }

/** For a fault in what every page has. It stands alone, even the bar may be what failed; the page's styles are still there. */
export default function GlobalError({ error }: Props) {
  const [look] = useState(lookOfDocument)
  return (
    <html lang="en" {...look}>
      <body>
        <FailedPage error={error} />
      </body>
    </html>
  )
}

/** React clears the element; the tone that was chosen stays. */
function lookOfDocument() {
  if (typeof document === 'undefined') return {}
  const { className, dataset } = document.documentElement
  return { className, 'data-tone': dataset.tone }
}
