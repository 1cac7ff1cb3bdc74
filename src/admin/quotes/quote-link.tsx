'use client'

import { useFormFields, useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import './quote-link.css'

const WORDS = {
  en: { quote: 'Make a quote for them', buyer: 'All of this buyer', write: 'Write to' },
  de: { quote: 'Ein Angebot für sie machen', buyer: 'Alles von diesem Käufer', write: 'An' },
}

/** At a question: to a quote, to all that is known of whoever asked, and to an answer by mail. */
export function QuoteLink() {
  const { i18n } = useTranslation()
  const words = i18n.language === 'de' ? WORDS.de : WORDS.en
  const email = useFormFields(([fields]) => fields.email?.value)
  const name = useFormFields(([fields]) => fields.name?.value)
  const company = useFormFields(([fields]) => fields.company?.value)
  if (typeof email !== 'string' || email === '') return null

  const known = { email, name: String(name ?? ''), company: String(company ?? '') }
  return (
    <p className="quote-link">
      <Link
        href={`/admin/collections/quotes?${new URLSearchParams(known).toString()}`}
        prefetch={false}
      >
        {words.quote}
      </Link>
      <Link href={`/admin/buyers?${new URLSearchParams({ email }).toString()}`} prefetch={false}>
        {words.buyer}
      </Link>
      <a href={`mailto:${email}`}>
        {words.write} {email}
      </a>
    </p>
  )
}
