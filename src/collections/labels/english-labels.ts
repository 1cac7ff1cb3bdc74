import { ownValue } from '@/domain/own-value'

/** The label of a field that is written with its name alone: `orders.vatid` “VAT number”, `styles.sampleStyle` “Sample style”. */
export function labelOfName(path: string): string {
  return findWords(ENGLISH_LABELS, path)?.words ?? inWords(nameOf(path))
}

/** What one row of an array is called: `licence-types.tiers` “Tier”. */
export function rowOfName(path: string): string {
  return findWords(ENGLISH_ROWS, path)?.words ?? labelOfName(path).replace(/s$/, '')
}

/** The key that says a field, for a test of what it is said of. */
export function keyOfLabel(path: string): string | null {
  return findWords(ENGLISH_LABELS, path)?.key ?? null
}

type Found = { key: string; words: string }

/** By the longest end of the path: `tiers.label` goes before `label`. */
function findWords(table: Record<string, string>, path: string): Found | null {
  const parts = path.split('.')
  for (let from = 0; from < parts.length; from++) {
    const key = parts.slice(from).join('.')
    const words = ownValue(table, key)
    if (words) return { key, words }
  }
  return null
}

function nameOf(path: string): string {
  return path.split('.').at(-1) ?? path
}

function inWords(name: string): string {
  const words = name
    .replaceAll(/[_-]/g, ' ')
    .replaceAll(
      /([a-z])([A-Z])/g,
      (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
    )
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Labels of fields whose name is not what a foundry would say, by the end of the path: a name alone says the same wherever it stands. */
const ENGLISH_LABELS: Record<string, string> = {
  'audit.place': 'In',
  'audit.title': 'What',
  'audit.row': 'Its number in the database',
  'audit.details': 'Changed, or done',
  'audit.address': 'From the address',
  'audit.browser': 'With the browser',
  deed: 'Deed',
  acted: 'Carried out',
  'typefaces.about': 'About the typeface',
  acceptedEulas: 'Licence texts accepted',
  alt: 'What it shows',
  'carts.answers': 'What the buyer told',
  'orders.answers': 'What the buyer told',
  'vat-checks.answer': 'Answer of VIES',
  at: 'When',
  by: 'By whom',
  cartRevision: 'Version of the cart',
  'licence-types.changeable': 'Buyers may change by themselves',
  changedAt: 'Changed on',
  combinationFactor: 'Each further licence costs',
  'orders.consents': 'What the buyer agreed to',
  contents: 'What it says',
  defaultCoordinates: 'Axis values of the previews',
  deliveredAt: 'Delivered on',
  'quotes.desk': 'What to do',
  'releases.desk': 'Telling its holders',
  dir: 'Direction of writing',
  effectiveFrom: 'In force from',
  email: 'E-mail',
  endedAt: 'Ended on',
  endsAt: 'Ends on',
  eula: 'Licence text',
  eulas: 'Licence texts',
  expiresAt: 'Expires on',
  favicon: 'Picture in the browser’s tab',
  filekey: 'Master and recipe',
  filename: 'Name of the file',
  format: 'Format',
  inputs: 'What it was priced with',
  intent: 'Payment number',
  isMaster: 'A master',
  isMenuPreview: 'Preview of the name',
  issuedAt: 'Issued on',
  key: 'Name in addresses',
  'coupons.label': 'Words on the bill',
  'shop.audiences.label': 'Words on the bill',
  'shop.audiences.words': 'Clause of the licence',
  'shop.orderQuestions.label': 'Question',
  'shop.orderQuestions.tiers.label': 'Answer',
  'licence-types.questions.label': 'What is asked for',
  'licence-types.tiers.label': 'Words on the bill',
  'navigation.bar.label': 'Words of the link',
  'navigation.foot.label': 'Words of the link',
  lang: 'Language',
  lastFailure: 'Why it failed',
  lastRunAt: 'Last ran on',
  leaseUntil: 'Held until',
  leastTotal: 'Smallest order',
  legal: 'Page the law asks for',
  licenseeName: 'Licensee',
  licenceType: 'Licence type',
  madeBy: 'Made by',
  maxUses: 'Uses in all',
  menuText: 'Its name in itself',
  months: 'Term in months',
  'licence-types.tiers.multiplier': 'Times the price of a style',
  multiplier: 'Times the price',
  newsletterAskedAt: 'Asked for news on',
  newsletterConfirmedAt: 'Confirmed news on',
  newsletterEndedAt: 'Ended news on',
  notice: 'Licence of others',
  offerDueAt: 'Offer due on',
  offeredAt: 'Offered on',
  origin: 'Where it was ordered',
  paidAt: 'Paid on',
  parent: 'Superfamily',
  pausedAt: 'Paused on',
  pdf: 'PDF',
  placedAt: 'Placed on',
  points: 'Counted',
  position: 'Place in lists',
  postalCode: 'Postcode',
  prices: 'Own prices in other currencies',
  previewCharacters: 'And these characters',
  previewFeatures: 'Features a visitor can try',
  previewLevel: 'What of its fonts a page brings along',
  previewSet: 'Characters a visitor can type',
  provider: 'Paid through',
  quotehash: 'Seal of the price',
  releasedOn: 'Released on',
  replaces: 'In place of',
  retail: 'For sale',
  reviewReason: 'Why it needs a decision',
  revision: 'Version',
  revokedAt: 'Revoked on',
  revokedReason: 'Why it was revoked',
  runner: 'Runs in',
  sampleCoordinates: 'Axis values of the sample',
  'typefaces.sampleStyle': 'Style of the sample',
  sentAt: 'Sent on',
  serial: 'Number in the year',
  sessionEndsAt: 'Visit ends on',
  sha256: 'Fingerprint (SHA-256)',
  sharingPicture: 'Picture for sharing',
  shape: 'Field on the wall',
  short: 'Short, to choose',
  sizeInBytes: 'Size',
  slug: 'Address',
  startsAt: 'Begins on',
  supersededAt: 'Replaced on',
  supersededBy: 'Replaced by',
  takesTransfer: 'May be paid by transfer',
  transferDueAt: 'Transfer due on',
  trialPolicy: 'Trial fonts',
  trialOrder: 'Trial',
  'styles.typ': 'Kind of style',
  'licences.typefaceName': 'Typeface',
  upgradeOf: 'Upgrade of',
  usedAt: 'Used on',
  'coupons.usesPerCustomer': 'Uses a buyer',
  'users.visits': 'Signed in',
  validUntil: 'Valid until',
  vatCheck: 'Check of the VAT number',
  vatid: 'VAT number',
  'media.removed': 'Taken out of the SVG',
  'mails.dueAt': 'Next attempt on',
  'mails.to': 'Recipient',
  savedBy: 'Saved by',
  'redirects.to': 'Leads to',
  'refunds.licences': 'Licences are',
  'shop.name': 'Name of the shop',
  'typefaces.missedNotice': 'Publishing that was missed',
  'typefaces.samples': 'Sample texts',
  'users.name': 'Name',
  ltr: 'Left to right',
  rtl: 'Right to left',
}

/** What one row of an array is called, where leaving away the s does not say it. */
const ENGLISH_ROWS: Record<string, string> = {
  audiences: 'Audience',
  orderQuestions: 'Question',
  prices: 'Price',
  questions: 'Question',
  samples: 'Sample',
  styleCounts: 'Discount',
  'shop.orderQuestions.tiers': 'Answer',
}
