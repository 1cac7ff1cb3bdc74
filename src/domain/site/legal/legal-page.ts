/** The pages that the law asks a shop for, in the order of their links. */
export const LEGAL_KINDS = ['imprint', 'privacy', 'terms', 'withdrawal'] as const

export type LegalKind = (typeof LEGAL_KINDS)[number]

export const LEGAL_TITLES: Record<LegalKind, string> = {
  imprint: 'Imprint',
  privacy: 'Privacy',
  terms: 'Terms of sale',
  withdrawal: 'Withdrawal',
}

export function isLegalKind(value: unknown): value is LegalKind {
  return LEGAL_KINDS.some((kind) => kind === value)
}

/** What a visitor looks for in vain. */
export function missingLegalKinds(published: readonly unknown[]): LegalKind[] {
  return LEGAL_KINDS.filter((kind) => !published.includes(kind))
}
