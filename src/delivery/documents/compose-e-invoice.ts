import { plainDecimal } from '@/domain/money/decimal'
import { plainAmount } from '@/domain/money/format-money'
import type {
  DocumentAddress,
  DocumentContents,
  DocumentLine,
  DocumentTax,
} from '@/domain/order/documents/document-contents'

/**
 * BT-3, by UNTDID 1001. A debit note is what takes a credit note back. Since a cancellation (381) takes the old invoice back as a whole, the new
 * one is an invoice like any other (380): a corrected invoice (384) would take it back once more. Both name it (BG-3, BT-25).
 */
const TYPES = { invoice: '380', credit_note: '381', cancellation: '381', reversal: '383' } as const

/** UNTDID 4461: paid by an online payment service. */
const PAID_ONLINE = '68'

/**
 * A document as data, in the terms of EN 16931 by the names of UBL, as the library takes it. Every figure is one of the document; the
 * only ones added are the sum of its lines and what no money was moved for, which another document settles.
 */
export function composeEInvoice(contents: DocumentContents): Record<string, unknown> {
  const { number, kind, issuedOn, suppliedOn, currency, order, corrects, tax } = contents
  const { paid, total } = contents
  const own = tax.amount > 0 ? contents.ownCurrency : null
  return {
    'cbc:CustomizationID': 'urn:cen.eu:en16931:2017',
    'cbc:ID': number,
    'cbc:IssueDate': issuedOn,
    'cbc:InvoiceTypeCode': TYPES[kind],
    ...notesOf(contents),
    'cbc:DocumentCurrencyCode': currency,
    ...(own ? { 'cbc:TaxCurrencyCode': own.currency } : {}),
    ...(order.purchaseOrder ? { 'cac:OrderReference': orderReference(order) } : {}),
    ...(corrects ? { 'cac:BillingReference': [referenceTo(corrects)] } : {}),
    'cac:AccountingSupplierParty': { 'cac:Party': invoiceSeller(contents) },
    'cac:AccountingCustomerParty': { 'cac:Party': invoiceBuyer(contents) },
    'cac:Delivery': { 'cbc:ActualDeliveryDate': suppliedOn },
    'cac:PaymentMeans': [{ 'cbc:PaymentMeansCode': PAID_ONLINE }],
    // What is open asks for terms (BR-CO-25).
    ...((paid ?? total) < total ? { 'cac:PaymentTerms': { 'cbc:Note': contents.payment } } : {}),
    ...allowancesOf(contents),
    'cac:TaxTotal': [
      taxTotal(contents),
      ...(own ? [money('cbc:TaxAmount', own.tax, own.currency)] : []),
    ],
    'cac:LegalMonetaryTotal': totalsOf(contents),
    'cac:InvoiceLine': contents.lines.map((line, index) => lineOf(contents, line, index)),
  }
}

/** A number that may not stand in its own field is said in words. */
function notesOf(contents: DocumentContents) {
  const { tax, buyer } = contents
  const number =
    buyer.vatId && !hasVat(contents) ? `VAT number of the recipient: ${buyer.vatId}` : ''
  const notes = [tax.sentence ?? '', number].filter((text) => text !== '')
  // In one note: the library writes several as one that no schema allows.
  return notes.length > 0 ? { 'cbc:Note': [notes.join(' ')] } : {}
}

/** Without the buyer's own number the library would write "NA" in its place. */
function orderReference({ number, purchaseOrder }: DocumentContents['order']) {
  return { 'cbc:ID': purchaseOrder, 'cbc:SalesOrderID': number }
}

function referenceTo({ number, issuedOn }: NonNullable<DocumentContents['corrects']>) {
  return { 'cac:InvoiceDocumentReference': { 'cbc:ID': number, 'cbc:IssueDate': issuedOn } }
}

function allowancesOf({ allowances, currency, tax }: DocumentContents) {
  if (allowances.length === 0) return {}
  return {
    'cac:AllowanceCharge': allowances.map(({ label, amount }) => ({
      'cbc:ChargeIndicator': 'false',
      'cbc:AllowanceChargeReason': label,
      ...money('cbc:Amount', amount, currency),
      'cac:TaxCategory': categoryOf(tax),
    })),
  }
}

function taxTotal({ net, tax, currency }: DocumentContents) {
  return {
    ...money('cbc:TaxAmount', tax.amount, currency),
    'cac:TaxSubtotal': [
      {
        ...money('cbc:TaxableAmount', net, currency),
        ...money('cbc:TaxAmount', tax.amount, currency),
        'cac:TaxCategory': {
          ...categoryOf(tax),
          ...(tax.sentence ? { 'cbc:TaxExemptionReason': tax.sentence } : {}),
        },
      },
    ],
  }
}

function totalsOf({ lines, allowances, net, total, paid = total, currency }: DocumentContents) {
  const sum = (amounts: { amount: number }[]) => amounts.reduce((all, one) => all + one.amount, 0)
  return {
    ...money('cbc:LineExtensionAmount', sum(lines), currency),
    ...money('cbc:TaxExclusiveAmount', net, currency),
    ...money('cbc:TaxInclusiveAmount', total, currency),
    ...(allowances.length > 0 ? money('cbc:AllowanceTotalAmount', sum(allowances), currency) : {}),
    ...money('cbc:PrepaidAmount', paid, currency),
    ...money('cbc:PayableAmount', total - paid, currency),
  }
}

function lineOf(
  { currency, tax }: DocumentContents,
  { typeface, uses, styles, amount }: DocumentLine,
  index: number,
) {
  const description = [...uses, styles.join(', ')].filter((text) => text !== '').join('; ')
  return {
    'cbc:ID': String(index + 1),
    'cbc:InvoicedQuantity': '1',
    'cbc:InvoicedQuantity@unitCode': 'C62',
    ...money('cbc:LineExtensionAmount', amount, currency),
    'cac:Item': {
      ...(description ? { 'cbc:Description': description } : {}),
      'cbc:Name': typeface,
      'cac:ClassifiedTaxCategory': categoryOf(tax),
    },
    'cac:Price': money('cbc:PriceAmount', amount, currency),
  }
}

/** UNTDID 5305: standard and lower rates are S, reverse charge AE, outside the scope O, exempt E. */
function categoryCode({ kind, rate }: DocumentTax): string {
  if (kind === 'reverse_charge') return 'AE'
  if (kind === 'outside_scope') return 'O'
  if (kind === 'standard' || kind === 'reduced') return Number(rate) === 0 ? 'Z' : 'S'
  return 'E'
}

function categoryOf(tax: DocumentTax) {
  const code = categoryCode(tax)
  return {
    'cbc:ID': code,
    ...(code === 'O' ? {} : { 'cbc:Percent': plainDecimal(tax.rate) }),
    'cac:TaxScheme': { 'cbc:ID': 'VAT' },
  }
}

function money(name: string, minor: number, currency: string): Record<string, string> {
  return { [name]: plainAmount(minor, currency), [`${name}@currencyID`]: currency }
}

/** Where nothing falls under VAT, EN 16931 allows no VAT number (BR-O-02). */
function hasVat({ tax }: DocumentContents): boolean {
  return tax.kind !== 'outside_scope'
}

function invoiceSeller(contents: DocumentContents): Record<string, unknown> {
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

function invoiceBuyer(contents: DocumentContents): Record<string, unknown> {
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
