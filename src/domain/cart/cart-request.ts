/** What a client may ask for. Ids and tiers only: prices are the server's. */

export type LicenceChoice = { type: string; tier: string; answers?: Record<string, string> }

export type CartLineRequest = { styles: string[]; licences: LicenceChoice[] }

export type Licensee =
  { kind: 'self' } | { kind: 'client'; name: string; company?: string; email?: string }
