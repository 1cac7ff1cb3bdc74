import names from './collection-names.json' with { type: 'json' }

type Name = readonly [one: string, several: string, purpose?: string]

/** What each collection and global is called: one, several, and what it is for, where the collection does not say so itself. */
export const NAMES = names as unknown as Record<string, Name>
