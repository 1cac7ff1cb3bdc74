import type { DocumentAddress, DocumentContents } from '@/domain/order/documents/document-contents'

/** Where nothing falls under VAT, EN 16931 allows no VAT number (BR-O-02). */
function hasVat({ tax }: DocumentContents): boolean {
  return tax.kind !== 'outside_scope'
}

export function invoiceSeller(contents: DocumentContents): Record<string, unknown> {
  const { name, legalName, address, vatId, taxNumber, register, email, telephone } = contents.seller
  const numbers = [
    ...(vatId && hasVat(contents) ? [taxScheme(vatId, 'VAT')] : []),
    ...(taxNumber ? [taxScheme(taxNumber, 'FC')] : []),
  ]
  return {
    ...(name !== legalName ? { 'cac:PartyName': { 'cbc:Name': name } } : {}),
    'cac:PostalAddress': postalAddress(address),
    ...(numbers.length > 0 ? { 'cac:PartyTaxScheme': numbers } : {}),
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': legalName,
      ...(register ? { 'cbc:CompanyID': register } : {}),
    },
    'cac:Contact': {
      'cbc:Name': legalName,
      ...(telephone ? { 'cbc:Telephone': telephone } : {}),
      ...(email ? { 'cbc:ElectronicMail': email } : {}),
    },
  }
}

/** Of a seller without a number that all know: the one the tax office gave. null: there is no need. */
export function sellerNumber(contents: DocumentContents): string | null {
  const { vatId, register, taxNumber } = contents.seller
  return (vatId && hasVat(contents)) || register ? null : taxNumber
}

export function invoiceBuyer(contents: DocumentContents): Record<string, unknown> {
  const { company, name, email, address, vatId } = contents.buyer
  return {
    'cac:PostalAddress': postalAddress(address),
    ...(vatId && hasVat(contents) ? { 'cac:PartyTaxScheme': taxScheme(vatId, 'VAT') } : {}),
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': company ?? name },
    'cac:Contact': {
      ...(name ? { 'cbc:Name': name } : {}),
      ...(email ? { 'cbc:ElectronicMail': email } : {}),
    },
  }
}

function taxScheme(id: string, scheme: 'VAT' | 'FC') {
  return { 'cbc:CompanyID': id, 'cac:TaxScheme': { 'cbc:ID': scheme } }
}

function postalAddress({ street, city, postalCode, country }: DocumentAddress) {
  return {
    ...(street ? { 'cbc:StreetName': street } : {}),
    ...(city ? { 'cbc:CityName': city } : {}),
    ...(postalCode ? { 'cbc:PostalZone': postalCode } : {}),
    'cac:Country': { 'cbc:IdentificationCode': country },
  }
}
