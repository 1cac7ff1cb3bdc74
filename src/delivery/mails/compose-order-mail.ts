import { formatMoney } from '@/domain/money/format-money'
import { longDate } from '../long-date'
import { composeMail } from './compose-mail'
import type { MailBlock } from './compose-mail'
import type { ComposedMail, OrderMail, Receipt } from './mail-types'

/** Points to the order's page: the mail itself opens no download, so it may be forwarded or lost. */
export function composeOrderMail(mail: OrderMail): ComposedMail {
  const { to, shop, orderNumber, orderUrl, licences, receipt, agreed } = mail

  return composeMail({
    to,
    shop,
    subject: `Your fonts, order ${orderNumber}`,
    blocks: [
      { kind: 'text', lines: [`Thank you. Order ${orderNumber} is paid; your fonts are ready.`] },
      { kind: 'link', words: 'Fonts, licences and documents', url: orderUrl },
      ...licences.map(licenceBlock),
      { kind: 'sums', rows: sumsOf(receipt) },
      ...(receipt.tax.sentence ? [text(receipt.tax.sentence)] : []),
      { kind: 'text', lines: [...invoiceLine(receipt), `Sold by ${receipt.seller}`] },
      ...agreed.map(text),
      { kind: 'text', lines: ['Keep this mail: the link opens your order at any time.'] },
    ],
  })
}

function licenceBlock({
  number,
  typeface,
  styles,
  uses,
  replaces,
  term,
}: OrderMail['licences'][number]): MailBlock {
  const name = [`Licence ${number}`, replaces].filter(Boolean).join(', ')
  const span = term ? [`From ${longDate(term.from)} to ${longDate(term.to)}`] : []
  const lines = [styles.join(', '), ...uses, name, ...span]
  return { kind: 'list', title: typeface, lines }
}

function sumsOf({ net, tax, total, currency }: Receipt): { label: string; amount: string }[] {
  return [
    { label: 'Net', amount: formatMoney(net, currency) },
    { label: tax.label, amount: formatMoney(tax.amount, currency) },
    { label: 'Total', amount: formatMoney(total, currency) },
  ]
}

function invoiceLine({ invoice }: Receipt): string[] {
  if (!invoice) return []
  const name = invoice.demo ? 'Example of an invoice, which is none:' : 'Invoice'
  return [`${name} ${invoice.number}, ${invoice.isAttached ? 'attached' : 'on your order’s page'}`]
}

function text(line: string): MailBlock {
  return { kind: 'text', lines: [line] }
}
