'use client'

import { ErrorPage } from '@/storefront/shell/error-page'

type Props = { error: Error & { digest?: string }; reset: () => void }

export default function ShopError({ error, reset }: Props) {
  return <ErrorPage onRetry={reset} reference={error.digest} />
}
