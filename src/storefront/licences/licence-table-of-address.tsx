'use client'

import { useSearchParams } from 'next/navigation'
import { LicenceTable, type LicenceTableProps } from './licence-table'

/** The typeface stands in the address, so that a table can be sent on: `?typeface=fraunces`. */
export function LicenceTableOfAddress(table: Omit<LicenceTableProps, 'chosen' | 'onChoose'>) {
  const slug = useSearchParams().get('typeface')
  const { typefaces } = table
  const chosen = typefaces.find((typeface) => typeface.slug === slug) ?? typefaces[0] ?? null
  return <LicenceTable {...table} chosen={chosen} onChoose={choose} />
}

function choose(slug: string): void {
  history.replaceState(null, '', `/licences?typeface=${encodeURIComponent(slug)}${location.hash}`)
}
