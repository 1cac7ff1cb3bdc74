/** One damage done to one font, by a name that a failing test can be read by. */
export type DamagedFont = { name: string; bytes: Uint8Array }
