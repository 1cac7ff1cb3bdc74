/** Fonts of one family with their licences, by id and by key. */
export type LineDraft = {
  typeface: string
  styles: string[]
  licences: { type: string; tier: string; answers: Record<string, string> }[]
}

export type ExtraDraft = { text: string; amount: string }

/** The form as it is typed; every text may be empty. */
const NO_DRAFT = {
  cart: '',
  email: '',
  name: '',
  company: '',
  vat_id: '',
  licensee: '',
  street: '',
  postal_code: '',
  city: '',
  country: '',
  lines: [] as LineDraft[],
  extras: [] as ExtraDraft[],
  note: '',
  valid_until: '',
  send: true,
}

export type QuoteDraft = typeof NO_DRAFT

/** For whoever asked, as the way from their question names them. */
export function draftFor(asked: { get: (name: string) => string | null }): QuoteDraft {
  const [email = '', name = '', company = ''] = ['email', 'name', 'company'].map(
    (one) => asked.get(one) ?? '',
  )
  return { ...NO_DRAFT, email, name: name === company ? '' : name, company }
}

/** The body of POST /api/quotes/make. Amounts go as they were typed: the cart's currency says what they are. */
export function bodyOf(draft: QuoteDraft, key: string): object {
  const { licensee, street, postal_code, city, country, lines, ...rest } = draft
  const hasAddress = [street, city, country].some((text) => text.trim() !== '')
  return {
    ...rest,
    key,
    lines: lines.map(({ styles, licences }) => ({ styles, licences })),
    ...(licensee.trim() && { licensee: { kind: 'client', name: licensee } }),
    ...(hasAddress && { address: { street, postal_code, city, country } }),
  }
}
