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

const OPENING = '[Fill in: '

/** A place in a draft that only the foundry can fill. */
export function placeToFill(what: string): string {
  return `${OPENING}${what}]`
}

/** The places that are left in a text, rich or plain, in their order. */
export function findPlacesToFill(content: unknown): string[] {
  if (typeof content === 'string') {
    return [...content.matchAll(/\[Fill in: [^\]]*\]/g)].map(([place]) => place)
  }
  if (typeof content !== 'object' || content === null) return []
  return Object.values(content).flatMap(findPlacesToFill)
}
