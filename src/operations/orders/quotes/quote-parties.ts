import { documentAddress } from '@/domain/order/documents/document-contents'
import type { Seller } from '@/domain/order/seller'
import type { FrozenQuote, QuoteClient } from '@/domain/quote/quoted-cart'

/** In the lines of a letter. */
export function sellerLines({ legalName, address, vatId, email }: Seller): string[] {
  const { lines } = documentAddress({ ...address, state: null })
  return [legalName, ...lines, vatLine(vatId), email].filter((line) => line !== '')
}

export function clientLines({ company, name, address, vatId, email }: QuoteClient): string[] {
  const lines = address ? documentAddress(address).lines : []
  return [company ?? '', name, ...lines, vatLine(vatId), email].filter((line) => line !== '')
}

function vatLine(vatId: string | null): string {
  return vatId ? `VAT ${vatId}` : ''
}

export function licenseeOfQuote({
  licensee,
  client,
}: Pick<FrozenQuote, 'licensee' | 'client'>): string {
  if (licensee.kind === 'self') return client.company ?? client.name
  return licensee.company ?? licensee.name
}
