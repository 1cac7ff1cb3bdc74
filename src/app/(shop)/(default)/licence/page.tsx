import type { Metadata } from 'next'
import { CheckForm } from '@/storefront/buyers/check/check-form'

export const metadata: Metadata = {
  title: 'Check a licence',
  description: 'What a licence is worth today: scan its code, or write the address beside it.',
  alternates: { canonical: '/licence' },
}

export default function Licence() {
  return (
    <main id="main">
      <CheckForm />
      <div className="big">
        <h1>Check a licence</h1>
        <p>
          Scan the code on a licence, or write the address beside it: you see what it is worth
          today.
        </p>
      </div>
    </main>
  )
}
