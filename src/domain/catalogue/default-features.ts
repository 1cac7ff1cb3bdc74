/** Features every text has unless somebody takes them away: browsers apply them unasked. */
export const DEFAULT_FEATURES: ReadonlySet<string> = new Set(['liga', 'clig', 'calt'])
