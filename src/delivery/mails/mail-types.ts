export type MailAddress = { name: string; address: string }

/** What the outbox keeps and the mail adapter sends. */
export type ComposedMail = { to: MailAddress; subject: string; text: string; html: string }

export type MailShop = {
  name: string
  email: string
  /** Prints that nothing was charged. */
  demo: boolean
}

export type OrderMail = {
  to: MailAddress
  shop: MailShop
  orderNumber: string
  orderUrl: string
  licences: { number: string; typeface: string; styles: string[]; uses: string[] }[]
  total: number
  currency: string
}

export type TrialMail = {
  to: MailAddress
  shop: MailShop
  typefaces: string[]
  downloadUrl: string
  expiresAt: Date
  eulaUrl: string
}

export type PaymentFailedMail = {
  to: MailAddress
  shop: MailShop
  orderNumber: string
  /** In a sentence; null: nobody said why. */
  reason: string | null
  payUrl: string
}

export type ResetMail = { to: MailAddress; shop: MailShop; resetUrl: string }
