/** What a client may ask for. Ids and tiers only: prices are the server's. */

export type LicenceChoice = { type: string; tier: string; answers?: Record<string, string> }

export type CartLineRequest = {
  styles: string[]
  licences: LicenceChoice[]
  /** The number of the licence that becomes this one, for its price less what was paid. */
  upgradeOf?: string
  /** One of its styles becomes another: only staff make such a line. */
  exchanges?: true
  /** The number of the licence that goes on for another term, for its price. */
  renews?: string
  /** The licence it becomes is for everybody, whomever that one was for. */
  withoutAudience?: true
}

export type Licensee =
  | { kind: 'self'; company?: string }
  | { kind: 'client'; name: string; company?: string; email?: string }
