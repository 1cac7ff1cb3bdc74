import { formatMoney } from '@/domain/money/format-money'
import type { TransferAccount } from '@/domain/order/transfer'
import { longDate } from '@/domain/long-date'
import { countOf } from '@/domain/words'
import SAID from './buyer-mails.json' with { type: 'json' }
import { composeSaid } from './compose-said'
import type {
  Addressed,
  ComposedMail,
  MailLicence,
  OrderMail,
  PaymentFailedMail,
  Receipt,
} from './mail-types'
import { type MailBlock, renderMail } from './render-mail'

/** Points to the order's page: the mail itself opens no download, so it may be forwarded or lost. */
export function composeOrderMail(mail: OrderMail): ComposedMail {
  const { to, shop, heading, orderNumber, orderUrl, licences, receipt, agreed } = mail
  const { client, isRenewal } = mail

  return renderMail({
    to,
    shop,
    heading,
    subject: `${isRenewal ? 'Your rental goes on' : 'Your fonts'}, order ${orderNumber}`,
    title: `Order ${orderNumber}, paid`,
    isPaid: receipt.total > 0,
    blocks: [
      isRenewal
        ? `Order ${orderNumber} is paid: your rental goes on, and its fonts stay open to download.`
        : `Thank you. Order ${orderNumber} is paid; ${client ? `the fonts are ready for ${client}, the licensee` : 'your fonts are ready'}.`,
      ...licenceBlocks(licences, 'on your order’s page'),
      { kind: 'sums', rows: sumsOf(receipt) },
      { kind: 'link', words: 'Fonts, licences and documents', url: orderUrl },
      ...(receipt.tax.sentence ? [receipt.tax.sentence] : []),
      { kind: 'text', lines: [...invoiceLine(receipt), `Sold by ${receipt.seller}`] },
      ...agreed,
      'Keep this mail: its link opens your order. Should it end one day, My licences has a new one.',
    ],
  })
}

/** Programs cut what is longer than 102 KB. */
const MOST_LICENCES = 40
const MOST_STYLES = 24

export function licenceBlocks(licences: MailLicence[], where: string): MailBlock[] {
  const more = licences.length - MOST_LICENCES
  const blocks = licences.slice(0, MOST_LICENCES).map(licenceBlock)
  return more > 0 ? [...blocks, `${countOf(more, 'licence')} more, ${where}.`] : blocks
}

function licenceBlock({
  number,
  typeface,
  styles,
  uses,
  limits,
  replaces,
}: MailLicence): MailBlock {
  const name = [`Licence ${number}`, replaces].filter(Boolean).join(', ')
  return { kind: 'list', title: typeface, lines: [stylesInWords(styles), ...uses, ...limits, name] }
}

function stylesInWords(styles: string[]): string {
  return styles.length > MOST_STYLES ? countOf(styles.length, 'style') : styles.join(', ')
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

/** Of a payment that was on its way and failed when its buyer had left. */
export function composePaymentFailedMail(mail: PaymentFailedMail): ComposedMail {
  const { orderNumber: number, reason, payUrl: url } = mail
  const values = { number, reason: reason ?? '' }
  return composeSaid(mail, SAID.payment_failed, { values, urls: { url } })
}

type TransferMail = Addressed & {
  orderNumber: string
  orderUrl: string
  account: TransferAccount
  /** Due some days ago: when the order closes. null: it is not late. */
  closesAt: Date | null
}

/** Which account, how much, and what to write with it: once when it is chosen, once when it is late. */
export function composeTransferMail(mail: TransferMail): ComposedMail {
  const { orderNumber: number, orderUrl: url, account, closesAt, shop } = mail
  const { amount, currency, holder, bank, iban, bic, reference, due_at } = account
  const lines = [
    `To ${holder}`,
    `IBAN ${iban}`,
    bic && `BIC ${bic}`,
    bank,
    `Reference ${reference}`,
  ]
  return composeSaid(mail, closesAt ? SAID.transfer_reminder : SAID.transfer, {
    values: {
      number,
      amount: formatMoney(amount, currency),
      due: longDate(due_at, shop.timeZone),
      close: closesAt ? longDate(closesAt, shop.timeZone) : '',
    },
    urls: { url },
    lists: { account: lines.filter((line) => Boolean(line)) },
  })
}
